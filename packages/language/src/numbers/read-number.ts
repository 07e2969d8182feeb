/** What a number is said to count; a claim only matches a figure of its own kind. */
export type NumberKind = 'plain' | 'percent' | 'money' | 'duration' | 'multiple';

export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** A number as a text states it. */
export interface SaidNumber {
  /** Offsets in the text that was read. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** In whole units: 1.2M is 1,200,000, 12 % is 0.12, two years are 24 months. */
  readonly value: number;
  /** How far the true value may lie away and still round to what was written. */
  readonly slack: number;
  readonly kind: NumberKind;
  /** ISO codes the sign may stand for. */
  readonly currencies?: readonly string[];
  /** "a month", "per year": a flow said for another period is another claim. */
  readonly period?: Period;
  /** Written with a minus. */
  readonly isNegative?: true;
  /** "thousands of": any value from `value` up to this. */
  readonly upTo?: number;
  /** The capitalised word before it, as in "SOC 2": then it may be a name. */
  readonly nameBefore?: string;
  /** The word before it where a sentence begins with that word: a name only if it is known to be one. */
  readonly startBefore?: string;
  /** Letters and digits in one word, as in B2B or GPT-4: compared as written. */
  readonly isName?: true;
}

export const multipliers: Readonly<Record<string, number>> = {
  hundred: 1e2,
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  lakh: 1e5,
  lac: 1e5,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  crore: 1e7,
  cr: 1e7,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  tn: 1e12,
  trillion: 1e12,
  dozen: 12,
};

/** Months in one of it; days and shorter are counted in days below. */
const inMonths: Readonly<Record<string, number>> = {
  month: 1,
  mo: 1,
  quarter: 3,
  year: 12,
  yr: 12,
  decade: 120,
};
const inDays: Readonly<Record<string, number>> = {
  minute: 1 / 1440,
  min: 1 / 1440,
  hour: 1 / 24,
  hr: 1 / 24,
  day: 1,
  week: 7,
  wk: 7,
  fortnight: 14,
};
/** Days and months are kept apart by this factor, so that 30 days are not silently a month. */
export const dayUnit = 1e-6;

/** Months, or days × `dayUnit`; null when the word is no duration. */
export function durationOf(word: string): number | null {
  const one = word.toLowerCase().replace(/s$/u, '');
  const months = Object.hasOwn(inMonths, one) ? inMonths[one] : undefined;
  const days = Object.hasOwn(inDays, one) ? inDays[one] : undefined;
  return months ?? (days === undefined ? null : days * dayUnit);
}

const dollars = ['USD', 'CAD', 'AUD', 'SGD', 'NZD', 'HKD', 'MXN', 'BRL'];
const currencyNames: Readonly<Record<string, readonly string[]>> = {
  $: dollars,
  us$: ['USD'],
  ca$: ['CAD'],
  c$: ['CAD'],
  a$: ['AUD'],
  s$: ['SGD'],
  mx$: ['MXN'],
  r$: ['BRL'],
  dollar: dollars,
  buck: dollars,
  '€': ['EUR'],
  euro: ['EUR'],
  '£': ['GBP'],
  pound: ['GBP'],
  '₹': ['INR'],
  rs: ['INR'],
  rupee: ['INR'],
  '¥': ['JPY', 'CNY'],
  yen: ['JPY'],
  '₦': ['NGN'],
  naira: ['NGN'],
  ksh: ['KES'],
  r: ['ZAR'],
  dirham: ['AED'],
  real: ['BRL'],
  reais: ['BRL'],
};

export function currenciesOf(sign: string): readonly string[] | null {
  const bare = sign.trim().replace(/\.$/u, '');
  if (/^[A-Z]{3}$/u.test(bare)) return [bare];
  const name = bare.toLowerCase().replace(/(?<=[a-z]{2})s$/u, '');
  return currencyNames[name] ?? currencyNames[bare.toLowerCase()] ?? (/^\p{Sc}$/u.test(bare) ? [] : null);
}

const periods: readonly (readonly [RegExp, Period])[] = [
  [/^(?:month|mo)$/iu, 'month'],
  [/^(?:year|yr|annum)$/iu, 'year'],
  [/^quarter$/iu, 'quarter'],
  [/^(?:week|wk)$/iu, 'week'],
  [/^day$/iu, 'day'],
];
const everyPeriod =
  /^(?:\s*\/\s*|\s+(?:per|an?|each|every)\s+)(month|mo|year|yr|annum|quarter|week|wk|day)(?![\p{L}\p{N}])|^\s+(annual|month|year|quarter|week|dai)ly(?![\p{L}\p{N}])/iu;

/** Which period stands right behind a number; `rest` is the text that follows it. */
export function periodAfter(rest: string): Period | undefined {
  const found = everyPeriod.exec(rest);
  const word = (found?.[1] ?? found?.[2])?.replace(/^annual$/iu, 'year').replace(/^dai$/iu, 'day');
  return word === undefined ? undefined : periods.find(([pattern]) => pattern.test(word))?.[1];
}
