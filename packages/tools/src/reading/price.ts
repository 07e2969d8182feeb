import type { Read, Reading } from './reading.ts';

type Price = NonNullable<Reading['price']>['value'];

const amountPattern = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d{1,2})?|\d{1,8}(?:\.\d{1,2})?`;
const signs = String.raw`[A-Z]{0,2}\$|€|£|₹|¥|₦|₱|₺|₩|฿|zł|rs\.?|inr|usd|eur|gbp|aed|sgd|cad|aud|brl|kes|ksh|ngn|euros?|dollars?|rupees?|pounds?|shillings?|naira|pesos?|reais|dirhams?|krw|won|jpy|yen|cny|rmb|yuan|chf|zar|rand|myr|ringgit|thb|baht|idr|rupiah|pln|zloty|złoty|sek|kronor|dkk|nok|bdt|taka|liras?|mxn`;
/** A sum of money, whatever it is paid for. */
export const anySum = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${signs})\s?\d|\d\s?(?:${signs})(?![\p{L}\p{N}])`,
  'iu',
);
/** "Until 6 pm" is an hour and no price. Every repeat is bounded and no two alternatives begin alike: the pattern runs in linear time. */
const money = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?<before>${signs})\s?(?<first>${amountPattern})|(?<![\p{L}\p{N}.,])(?<second>${amountPattern})\s?(?<after>${signs})(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.,$€£₹])(?!(?:1[0-2]|[1-9])\s?pm\b)(?<bare>${amountPattern})(?=\s?(?:\/|per |a |pm\b)))(?<scale>k\b)?`,
  'giu',
);
const periodPattern =
  /^\s?(?:(?:\/|per\s|an?\s|each\s|every\s)\s?(?:(?:full|single|new|extra|finished|completed|booked|paid|signed|whole)\s)?(?<each>[\p{L}]{1,12})|(?<adverb>monthly|yearly|weekly|annually|once|pm|one-time)\b)(?:\s(?:per|an?|each)\s(?<then>[\p{L}]{1,14}))?/iu;
/** A cost that hurts, not a price that is asked. */
const painBefore =
  /\b(?:los(?:e|es|ing)|wast(?:e|es|ing)|spends?|costs? (?:them|us|an?|the)|save[sd]?|owe|worth|market|raised|revenue|penalty|fined?)\b[^.;!?]{0,30}$/iu;
/** "A port stop for one expired paper costs 40,000 dollars": what goes wrong has no price. */
const troubleCosts =
  /\b(?:stops?|delays?|mistakes?|errors?|expired|missing|late|missed|breach(?:es)?|lost|fail(?:s|ed|ures?)?|broken|wrong|no-shows?|accidents?|recalls?|outages?|rework|downtime|dead|spoil\p{L}*|lawsuits?|remakes?|refunds?|leaks?|theft|claims?)\b[^.;!?]{0,50}\scosts?\s(?:(?:about|around|over|up to|some)\s)?$/iu;
const askBefore =
  /\b(?:charge|price[ds]?|pays?|fee|for|at|subscription|sells? (?:it )?for|costs?|only|from)\b[^.;!?]{0,24}$/iu;

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:c\$|ca\$|cad)$/iu, 'CAD'],
  [/^(?:a\$|au\$|aud)$/iu, 'AUD'],
  [/^(?:s\$|sgd)$/iu, 'SGD'],
  [/^(?:r\$|brl|reais)$/iu, 'BRL'],
  [/^(?:[a-z]{0,2}\$|usd|dollars?)$/iu, 'USD'],
  [/^(?:€|eur|euros?)$/iu, 'EUR'],
  [/^(?:£|gbp|pounds?)$/iu, 'GBP'],
  [/^(?:₹|rs\.?|inr|rupees?)$/iu, 'INR'],
  [/^(?:aed|dirhams?)$/iu, 'AED'],
  [/^(?:kes|ksh|shillings?)$/iu, 'KES'],
  [/^(?:₦|ngn|naira)$/iu, 'NGN'],
  [/^(?:¥|jpy|yen)$/iu, 'JPY'],
  [/^₱$/u, 'PHP'],
  [/^(?:zł|pln|z[lł]oty)$/iu, 'PLN'],
  [/^(?:₺|liras?)$/iu, 'TRY'],
  [/^(?:₩|krw|won)$/iu, 'KRW'],
  [/^(?:cny|rmb|yuan)$/iu, 'CNY'],
  [/^chf$/iu, 'CHF'],
  [/^(?:zar|rand)$/iu, 'ZAR'],
  [/^(?:myr|ringgit)$/iu, 'MYR'],
  [/^(?:฿|thb|baht)$/iu, 'THB'],
  [/^(?:idr|rupiah)$/iu, 'IDR'],
  [/^(?:sek|kronor)$/iu, 'SEK'],
  [/^dkk$/iu, 'DKK'],
  [/^nok$/iu, 'NOK'],
  [/^(?:bdt|taka)$/iu, 'BDT'],
  [/^mxn$/iu, 'MXN'],
];
/** What people pay with where the text names a place but no currency. */
const byRegion: Readonly<Record<string, string>> = {
  IN: 'INR',
  GB: 'GBP',
  EU: 'EUR',
  DE: 'EUR',
  FR: 'EUR',
  ES: 'EUR',
  IT: 'EUR',
  PT: 'EUR',
  NL: 'EUR',
  IE: 'EUR',
  BE: 'EUR',
  CA: 'CAD',
  AU: 'AUD',
  BR: 'BRL',
  AE: 'AED',
  SG: 'SGD',
  KE: 'KES',
  NG: 'NGN',
};
const dollarRegions = new Set(['CA', 'AU', 'SG']);

/** The price the founder asks, as far as the text names one with its period. */
export function readPrice(text: string, region: string | null): Read<Price> | null {
  let best: (Read<Price> & { readonly score: number }) | null = null;
  for (const match of text.matchAll(money)) {
    const found = weigh(text, match, region);
    if (found !== null && (best === null || found.score > best.score)) best = found;
  }
  if (best === null || best.score < 0.5) return null;
  const { value, confidence, because } = best;
  return { value, confidence, because };
}

/** A week in a yurt is bought once; a week of software goes on. */
const stays =
  /\b(?:retreats?|yurts?|cabins?|glamping|campsites?|holidays?|villas?|cottages?|guesthouses?|lodges?|chalets?|summer camps?|charters?|bareboats?|rentals?)\b/iu;

function weigh(
  text: string,
  match: RegExpExecArray,
  region: string | null,
): (Read<Price> & { readonly score: number }) | null {
  const { before, first, second, after, bare, scale } = match.groups ?? {};
  const written = first ?? second ?? bare;
  const amount = Number(written?.replaceAll(',', '')) * (scale === undefined ? 1 : 1000);
  if (written === undefined || !Number.isFinite(amount) || amount <= 0) return null;
  const end = match.index + match[0].length;
  const period = text.slice(end, end + 32).match(periodPattern);
  const read = readPeriods(period?.groups);
  const per = read === 'week' && stays.test(text) ? 'use' : read;
  const lead = text.slice(Math.max(0, match.index - 40), match.index);
  const clause = text.slice(Math.max(0, match.index - 110), match.index);
  const sign = before ?? after;
  if (bare !== undefined && (per === null || per === 'use')) return null;
  const score =
    (per === null ? 0 : 1.5) +
    (askBefore.test(lead) ? 1 : 0) +
    (sign === undefined ? -0.5 : 0.5) -
    (painBefore.test(lead) || troubleCosts.test(clause) ? 3 : 0);
  const currency = currencyOf(sign, region);
  return {
    value: {
      amount: per === 'week' ? (amount * 52) / 12 : amount,
      currency,
      per: per === 'week' ? 'month' : (per ?? 'once'),
    },
    confidence: Math.max(0.2, Math.min(0.95, 0.35 + score * 0.2 - (sign === undefined ? 0.2 : 0))),
    because: [text.slice(match.index, end + (period?.[0].length ?? 0)).trim()],
    score,
  };
}

/** "3 euro per car a month" is a month: the unit may stand first. */
function readPeriods(groups: Partial<Record<string, string>> | undefined): Price['per'] | 'week' | null {
  const first = readPeriod(groups?.each ?? groups?.adverb);
  const then = readPeriod(groups?.then);
  return first === 'use' && then !== null && then !== 'use' ? then : first;
}

function readPeriod(word: string | undefined): Price['per'] | 'week' | null {
  if (word === undefined) return null;
  if (/^(?:mo|mth|month|months|monthly|pm|m)$/iu.test(word)) return 'month';
  if (/^(?:yr|year|annum|yearly|annually|y)$/iu.test(word)) return 'year';
  if (/^(?:week|weekly|wk)$/iu.test(word)) return 'week';
  if (/^(?:once|one-time)$/iu.test(word)) return 'once';
  return 'use';
}

function currencyOf(sign: string | undefined, region: string | null): string {
  const home = region === null ? undefined : byRegion[region];
  if (sign === undefined) return home ?? 'USD';
  if (/^\$|dollars?$/iu.test(sign) && region !== null && dollarRegions.has(region)) return home ?? 'USD';
  return currencies.find(([pattern]) => pattern.test(sign))?.[1] ?? 'USD';
}
