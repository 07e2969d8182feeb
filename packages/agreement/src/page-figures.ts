import type { Company, PageFigure } from './company.ts';
import { factNumber, figure, type Known, labelOf, lastMonth, nameIn } from './known.ts';

type Unit = Parameters<typeof factNumber>[2]['unit'];

/** What a page calls a number of the record. Only the whole label counts: "Hours customers save" are no customers. */
const called: readonly (readonly [fact: string, unit: Unit, label: RegExp])[] = [
  ['mrr', 'money/month', /^(?:mrr|monthly (?:recurring )?revenue|revenue a month)$/u],
  ['arr', 'money/year', /^(?:arr|(?:yearly|annual) (?:recurring )?revenue|revenue a year)$/u],
  ['growthPerMonth', 'share/month', /^(?:monthly growth|growth (?:a|per) month)$/u],
  ['grossMargin', 'share', /^gross margin$/u],
  ['logoChurn', 'share/month', /^(?:(?:customer|monthly) churn|churn(?: a month)?|customers lost a month)$/u],
  ['cac', 'money', /^(?:cac|cost of a new customer)$/u],
  ['marketTotal', 'money/year', /^(?:tam|total market|market size)$/u],
  ['marketServed', 'money/year', /^(?:sam|market (?:you|we) can serve)$/u],
  ['marketReachable', 'money/year', /^(?:som|market (?:you|we) can win)$/u],
  ['takeRate', 'share', /^share of each sale$/u],
  ['founderYears', 'years', /^(?:(?:your|our|my) )?years in the field$/u],
];

/** What a page calls a figure of a result; the first that is there counts. */
const found: readonly (readonly [label: RegExp, ...figures: readonly string[]])[] = [
  [/^(?:ltv|(?:customer )?lifetime value|value of a customer)$/u, 'financial-metrics:ltv.margin'],
  [/^ltv ?(?:\/|:|to) ?cac$/u, 'financial-metrics:ltv-cac'],
  [/^(?:nrr|net (?:revenue|dollar) retention)$/u, 'financial-metrics:nrr'],
  [/^(?:grr|gross (?:revenue|dollar) retention)$/u, 'financial-metrics:grr'],
  [/^(?:cac )?payback(?: time| period)?$/u, 'financial-metrics:payback.simple'],
  [/^(?:arpa|arpu|revenue (?:per|a) customer)$/u, 'financial-metrics:arpa'],
  [/^burn multiple$/u, 'financial-metrics:burn-multiple.year'],
  [/^runway$/u, 'retention-burn:runway', 'financial-metrics:runway'],
  [/^(?:net )?burn(?: (?:a|per) month)?$/u, 'retention-burn:net-burn', 'financial-metrics:net-burn'],
  [/^(?:arr|(?:yearly|annual) (?:recurring )?revenue|revenue a year)$/u, 'financial-metrics:arr'],
  [/^gross margin$/u, 'financial-metrics:gross-margin'],
  [
    /^(?:(?:customer|monthly) churn|churn(?: a month)?|customers lost a month)$/u,
    'financial-metrics:logo-churn',
    'retention-burn:churn',
  ],
  [/^(?:cac|cost of a new customer)$/u, 'financial-metrics:cac.blended'],
  [/^(?:monthly growth|growth (?:a|per) month)$/u, 'growth-trends:growth-month', 'financial-metrics:growth'],
  [/^(?:tam|total market|market size)$/u, 'market-size-estimator:tam'],
  [/^(?:sam|market (?:you|we) can serve)$/u, 'market-size-estimator:sam'],
  [/^(?:som|market (?:you|we) can win)$/u, 'market-size-estimator:som'],
  [/^(?:possible|potential) (?:buyers|customers)$/u, 'market-size-estimator:counted'],
];

/** How far customers have gone, and what a page calls them then. */
const counted: Readonly<Record<string, RegExp>> = {
  interviews: /^(?:customer )?interviews$|\binterviewed$/u,
  waitlist: /^(?:people )?on (?:the|our) (?:waiting list|waitlist)$|^(?:waiting list|waitlist|sign-?ups)$/u,
  letters: /^(?:signed )?letters(?: of intent)?$|^deposits$|^pre-?orders$/u,
  paying: /^(?:paying )?customers$/u,
};

/** The number of the company that a figure of a page shows; null where it shows none we know. */
export function figureOfCompany(company: Company, label: string): Known | null {
  const name = label.toLowerCase().replace(/[.:]$/u, '');
  if (counted.paying?.test(name)) {
    const customers = lastMonth(company, 'customers', {
      label: 'Customers of the last month',
      unit: 'count',
    });
    if (customers !== null) return customers;
  }
  if (counted[String(company.record.evidence?.value)]?.test(name))
    return factNumber(company, 'evidenceCount', { label: nameIn(company, 'evidenceCount'), unit: 'count' });
  const per = company.record.per?.value;
  // A price of another period is another number.
  if (name === `price${per === undefined ? '' : ` per ${per}`}`.toLowerCase())
    return factNumber(company, 'price', { label, unit: 'money' });
  const [fact, unit] = called.find(([, , words]) => words.test(name)) ?? [];
  const known =
    fact === undefined || unit === undefined
      ? null
      : factNumber(company, fact, { label: labelOf(fact), unit });
  return known ?? figureOfResult(company, name, label);
}

function figureOfResult(company: Company, name: string, label: string): Known | null {
  const [, ...figures] = found.find(([words]) => words.test(name)) ?? [];
  for (const one of figures) {
    const [toolId = '', id = ''] = one.split(':');
    const known = figure(company, toolId, id, label);
    if (known !== null) return known;
  }
  return null;
}

const written = /(\d[\d,]*)(?:\.(\d+))?\s?(%|k|m|bn|b|million|billion|thousand)?(?![\p{L}\d])/iu;
const worth: Readonly<Record<string, number>> = {
  '%': 0.01,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

interface Amount {
  readonly value: number;
  /** Half of the last digit that is shown: what rounding hides. */
  readonly hides: number;
  /** "over 1,000" and "1,000+" are true of all that is more. */
  readonly isLeast: boolean;
}

/** Null where the text has no number, or more than one. */
export function readAmount({ text }: Pick<PageFigure, 'text'>): Amount | null {
  const [whole, digits = '', decimals = '', word = ''] = written.exec(text) ?? [];
  if (whole === undefined || /\d/u.test(text.replace(whole, ''))) return null;
  const each = worth[word.toLowerCase()] ?? 1;
  return {
    value: Number(`${digits.replaceAll(',', '')}.${decimals || 0}`) * each,
    hides: (each / 10 ** decimals.length) * 0.5,
    isLeast: /\d\s?\S*\+|\b(?:over|more than|at least)\b/iu.test(text),
  };
}

/** The same text with another amount, in as many digits: "$1.2M" becomes "$1.4M". */
export function writeAmount(text: string, value: number): string {
  return text.replace(written, (whole, digits: string, decimals = '', word = '') => {
    const shown = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: decimals.length,
      maximumFractionDigits: decimals.length,
    }).format(value / (worth[word.toLowerCase()] ?? 1));
    return whole.replace(decimals === '' ? digits : `${digits}.${decimals}`, shown);
  });
}
