import { wordNumber } from '../read/amounts.ts';

const periods = [
  'hour',
  'day',
  'night',
  'week',
  'month',
  'quarter',
  'term',
  'semester',
  'year',
  'season',
] as const;
export type Period = (typeof periods)[number];

export const asPeriod = (word: string): Period | null => periods.find((one) => one === word) ?? null;

/** Months in each; of a day nobody knows how many are worked. */
export const monthsOf: Readonly<Partial<Record<Period, number>>> = {
  week: 12 / 52,
  month: 1,
  quarter: 3,
  // Three of them make a school year, and two.
  term: 4,
  semester: 6,
  year: 12,
};

/** Of a month, for whoever works on every day but Sunday. */
export const daysOpen = 26;

/** The same, with a day as one of those on which most are open. */
export const openMonthsOf = (period: Period | null): number | undefined =>
  period === 'day' ? 1 / daysOpen : period === null ? undefined : monthsOf[period];

/** "a week", "an hour". */
export const everyWords = (period: Period | null): string =>
  period === null ? '' : ` ${period === 'hour' ? 'an' : 'a'} ${period}`;

/** "a kilo", "an event". */
export const oneOf = (noun: string): string =>
  `${/^[aeio]/iu.test(noun) || /^hour/u.test(noun) ? 'an' : 'a'} ${noun}`;

/** "in nine months", "in the last 6 weeks": so many months; undefined for a time that says no length. */
export function monthsIn(when: string | null): number | undefined {
  const [, count = '', span = ''] = /(\p{L}+|\d+) (week|month|year)s$/u.exec(when ?? '') ?? [];
  const many = /^\d/u.test(count) ? Number(count) : wordNumber(count);
  const months = monthsOf[asPeriod(span) ?? 'hour'];
  return many === null || months === undefined ? undefined : many * months;
}
