import { formatValue } from '@slipway/report';
import type { Check } from '../finding.ts';
import { currencyOf, knownOf, slotIn } from '../known.ts';
import { monthlyPrice } from '../prices.ts';

/** "$39 a month", "€ 1,200.50 per seat and year", "$39/mo". */
const pricePattern =
  /(?<sign>US\$|R\$|[$€£₹₦])\s?(?<amount>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?![\d.,]*\d|\s?[kKmM%]\b)\s?(?:\/\s?|(?:a|per|each|every)\s)(?:[\p{L}-]+\s?(?:\/\s?|(?:and|a|per|each|every)\s))?(?<per>month|mo|year|yr)\b/iu;

/** Before the amount: money of others, or not the price. */
const notThePrice =
  /(?:instead of|rather than|los(?:e|es|ing|t)|spend(?:s|ing)?|spent|sav(?:e|es|ing)|earn(?:s|ing)?|mak(?:e|es|ing)|burn(?:s|ing)?|raise|rent|salary|already pay|now pay|pay today|currently|wages?|costs? them|worth|revenue|mrr|arr|competitors?|rivals?|others?|was|used to)[^.;$€£₹₦]{0,40}$/iu;

interface Said {
  /** As it stands there: "$39 a month". */
  readonly quote: string;
  readonly amount: number;
  readonly per: 'month' | 'year';
  readonly sign: string;
}

/** The one price that comes again and again in the founder's words; null where there is none, or more than one. */
function findPrice(text: string): Said | null {
  const all = [...text.matchAll(new RegExp(pricePattern, 'giu'))].flatMap((match) => {
    const { sign, amount, per } = match.groups ?? {};
    if (sign === undefined || amount === undefined || per === undefined) return [];
    return [
      {
        quote: match[0],
        amount: Number(amount.replaceAll(',', '')),
        per: /^mo/iu.test(per) ? ('month' as const) : ('year' as const),
        sign,
        isOther: notThePrice.test(text.slice(0, match.index)),
      },
    ];
  });
  const [one, ...more] = all.filter(({ isOther, amount }) => !isOther && amount > 0);
  return one === undefined || more.length > 0 ? null : one;
}

const codes: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₹': 'INR', '₦': 'NGN', R$: 'BRL' };

export const check: Check = {
  id: 'price-in-words',
  title: 'Price in your words',
  allows: 'Only one price with a month or a year behind it is read; it has to be the record’s.',
  keep: 'Both are right',
  find(company) {
    const [idea, price] = [slotIn(company, 'idea'), monthlyPrice(company)];
    if (idea === null || price === null || typeof idea.value !== 'string') return [];
    const said = findPrice(idea.value);
    const code = said && codes[said.sign];
    // Another currency is a finding of its own.
    if (said === null || (code !== undefined && code !== currencyOf(company))) return [];
    const monthly = said.per === 'year' ? said.amount / 12 : said.amount;
    if (Math.abs(monthly / price.value - 1) < 0.005) return [];
    const words = knownOf(company, 'idea', idea, monthly, {
      label: 'Price in your words',
      unit: 'money/month',
      quote: said.quote,
    });
    const own = said.per === 'year' ? price.value * 12 : price.value;
    const inWords = said.quote.replace(/\d[\d.,]*\d|\d/u, formatValue(own, 'count'));
    const isYearly = company.record.per?.value === 'year';
    return [
      {
        sides: [price.side, words.side],
        why: `Your price is ${price.side.text}; your idea says “${said.quote}”.`,
        settle: [
          {
            kind: 'fact',
            label: `Write “${inWords}” in your idea`,
            fact: 'idea',
            value: idea.value.replace(said.quote, inWords),
          },
          {
            kind: 'fact',
            label: `Set the price to ${words.side.text}`,
            fact: 'price',
            value: isYearly ? monthly * 12 : monthly,
          },
        ],
      },
    ];
  },
};
