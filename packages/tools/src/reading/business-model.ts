import type { BusinessModel, Read } from './reading.ts';

interface ModelRule {
  readonly model: BusinessModel;
  readonly confidence: number;
  readonly pattern: RegExp;
}

const percent = String.raw`\d{1,2}(?:\.\d{1,2})?\s?(?:%|percent)`;

/** The first rule that holds decides: what is said outright before what is only implied. */
const rules: readonly ModelRule[] = [
  {
    model: 'freemium',
    confidence: 0.85,
    pattern:
      /\b(?:freemium|free (?:for (?:one|1|the first|up to)\b[^.,;]{0,24}|plan|tier|version|with (?:a|an) (?:monthly|paid|premium)[^.,;]{0,16})|premium version)/iu,
  },
  {
    model: 'marketplace',
    confidence: 0.9,
    pattern: /\b(?:two-sided )?marketplace\b/iu,
  },
  {
    model: 'marketplace',
    confidence: 0.75,
    pattern: new RegExp(
      String.raw`\b(?:we |and )?(?:keep|take|takes|keeps)\s(?:an? )?(?:${percent}|cut|commission|share)(?:\s(?:of|on|from|per)\s[\p{L}\s]{1,24})?|\bpay(?:s|ing)? ${percent} to the (?:owner|seller)`,
      'iu',
    ),
  },
  {
    model: 'transaction-fee',
    confidence: 0.85,
    pattern: new RegExp(
      String.raw`(?:\b(?:for|at|charge|pay|pays|a|an)\s)?\b${percent}\s(?:fee|per (?:transaction|payment|invoice|order|transfer)|of (?:each|every|the|all|saved)?\s?(?:transaction|payment|sale|booking|order|revenue|saved revenue|invoice|job)s?|on top)[\p{L}\s]{0,12}`,
      'iu',
    ),
  },
  {
    model: 'transaction-fee',
    confidence: 0.7,
    pattern: new RegExp(String.raw`\b(?:for|charge|pay|pays) ${percent}`, 'iu'),
  },
  {
    model: 'transaction-fee',
    confidence: 0.6,
    pattern: /\b(?:commission|take rate|fixed fee per (?:trip|transaction|order))\b/iu,
  },
  {
    model: 'ads',
    confidence: 0.8,
    pattern:
      /\b(?:ad-supported|advertis(?:ing|ers?)|place ads|paid (?:for )?by ads|sponsored|(?:through|from|with|by|shows?|on|via) (?:\p{L}+ )?ads)\b/iu,
  },
  {
    model: 'subscription',
    confidence: 0.9,
    pattern:
      /\b(?:subscriptions?|per month|a month|monthly (?:fee|plan|subscription)|yearly (?:contract|plan|licen[cs]e)|annual contract|every two months|per year|a year per)\b|\/\s?(?:mo|month|mth|year|yr)\b|\d\s?pm\b/iu,
  },
  {
    model: 'hardware',
    confidence: 0.7,
    pattern:
      /\b(?:leased?|rent(?:ed|al)?|sell|sold|we make|our)\b[^.;!?]{0,40}\b(?:robots?|machines?|devices?|sensors?|hardware|drones?|chargers?)\b|\b(?:robots?|machines?|devices?|sensors?|drones?)\b[^.;!?]{0,120}\b(?:leased?|rent(?:ed)?|per kilo|sold)\b/iu,
  },
  {
    model: 'usage',
    confidence: 0.75,
    pattern:
      /\b(?:per (?:session|use|call|minute|shift|kilo|trip|booking|order|document|api call|scan|report|player|seat|visit|km|delivery|message)|pay[- ]as[- ]you[- ]go|by the minute|per-use|usage[- ]based|downlink minutes)\b/iu,
  },
  {
    model: 'licence',
    confidence: 0.8,
    pattern:
      /\b(?:licen[cs](?:e|ed|ing) (?:it |our |the )?(?:to|fee|software|technology)|white[- ]label)\b/iu,
  },
  {
    model: 'services',
    confidence: 0.65,
    pattern:
      /\b(?:consult(?:ing|ancy)|agency service|done[- ]for[- ]you|we do it for (?:you|them)|coaching|planning fee|as a service for)\b/iu,
  },
  {
    model: 'product-sale',
    confidence: 0.75,
    pattern:
      /\b(?:our own brand|sold online|sell (?:on|through) our (?:site|shop|store)|shipped|per bottle|per pack|first order|d2c|direct[- ]to[- ]consumer|handmade)\b/iu,
  },
  {
    model: 'product-sale',
    confidence: 0.5,
    pattern:
      /\b(?:\d[\d,.]{0,8}\s?(?:rs|usd|eur|dollars?|euros?|pounds?)\b|[$€£₹]\s?\d[\d,.]{0,8})\s?(?:once|each|one-time)?/iu,
  },
];
/** Software sold to somebody is usually paid by the month; a guess, and marked as one. */
const software = /\b(?:software|saas|tool|platform|dashboard|portal|app|plugin|scheduler|crm)\b/iu;

export function readBusinessModel(text: string): Read<BusinessModel> | null {
  for (const { model, confidence, pattern } of rules) {
    const quote = text.match(pattern)?.[0].trim();
    if (quote !== undefined && quote !== '') return { value: model, confidence, because: [quote] };
  }
  const guess = text.match(software)?.[0];
  return guess === undefined ? null : { value: 'subscription', confidence: 0.3, because: [guess] };
}
