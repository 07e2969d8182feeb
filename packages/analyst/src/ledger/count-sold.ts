import { singularise } from '@slipway/language';
import { occasion } from '../read/facts/by-occasion.ts';
import type { Fact } from '../read/facts/fact.ts';
import { inMeasure } from '../read/facts/pay-in-full.ts';
import { asPeriod, daysOpen, monthsOf, type Period } from './periods.ts';
import type { Season } from './stretch-season.ts';

/** What was sold or who pays, in a time. */
export interface Sold {
  readonly count: number;
  /** "litres", "cafés". */
  readonly noun: string;
  /** Again every week or month; null where it was once. */
  readonly per: Period | null;
  /** "last autumn"; null where it goes on. */
  readonly when: string | null;
  /** The numbers it is made of. */
  readonly from: readonly Fact[];
  /** Of a part of the year: of its days, weeks or months, so many are worked. */
  readonly season?: Season;
}

type Found = Omit<Sold, 'noun'> & { readonly noun: string | null };
export type Numbers = (...kinds: readonly Fact['kind'][]) => readonly Fact[];

/** Days of work: "six days a week", "open 26 days", "on 60 days in all". */
export interface Days {
  readonly fact: Fact;
  readonly per: 'week' | 'month' | 'year';
}

export function daysOf(of: Numbers): Days | null {
  for (const fact of of('often')) {
    if (!/^days?$/u.test(fact.noun ?? '')) continue;
    if (fact.per === 'week' || (fact.per === null && fact.value <= 7)) return { fact, per: 'week' };
    if (fact.per === 'month' || (fact.per === null && fact.value <= 31)) return { fact, per: 'month' };
    if (fact.per === 'year') return { fact, per: 'year' };
  }
  return null;
}

const nowhere = { from: 0, to: 0 };
/** Where nobody says how many days are worked, and rent is paid by the month. */
export const mostDays: Days = {
  fact: {
    kind: 'often',
    value: daysOpen,
    currency: null,
    noun: 'days',
    per: 'month',
    words: nowhere,
    number: nowhere,
    chance: 1,
    sure: true,
  },
  per: 'month',
};
const isLong = ({ per }: Fact): boolean => monthsOf[asPeriod(per ?? '') ?? 'hour'] !== undefined;

/** "12 classes a week". */
const occasionsOf = (of: Numbers): Fact | null =>
  of('often').find((fact) => fact.of === occasion) ??
  of('often').find(
    ({ per, noun }) =>
      noun !== null &&
      !/^(?:hours?|weeks?|months?|years?)$/u.test(noun) &&
      /^(?:week|month|year)$/u.test(per ?? ''),
  ) ??
  null;

/** How many of what is priced: so many a week, so many last year, or so many for each customer. */
export function piecesOf(unit: string | null, of: Numbers, customers: Fact | null): Found | null {
  const measured = of('unit-cost')
    .map(({ per }) => lastWord(per ?? ''))
    .find((word) => measures.test(word));
  const fits = ({ noun }: Fact): boolean => {
    const counted = lastWord(noun ?? '');
    // 9 tons were sold, and a kilo is what costs 140.
    const isOther = unit === null && measured !== undefined && measures.test(counted) && counted !== measured;
    return isSame(noun, unit) && !isOther;
  };
  const volume = of('volume').find(fits) ?? hoursOf(unit, of);
  const days = daysOf(of);
  const open = days ?? (of('own-cost').some(isLong) ? mostDays : null);
  if (volume !== undefined && volume.per === 'day' && open !== null)
    return {
      count: volume.value * open.fact.value,
      noun: volume.noun,
      per: open.per,
      when: seasonOf(volume),
      from: [volume, open.fact],
    };
  if (volume !== undefined)
    return {
      count: volume.value,
      noun: volume.noun,
      per: asPeriod(volume.per ?? ''),
      when: seasonOf(volume),
      from: [volume],
    };
  const each = of('volume-each').find(fits);
  // "Eight people come each evening": an evening is what is counted by.
  if (each !== undefined && customers === null && isOccasion(each.per, of('own-cost')))
    return { count: each.value, noun: each.noun, per: null, when: null, from: [each] };
  const repeated = customers === null ? occasionsOf(of) : null;
  if (each !== undefined && repeated?.per === 'day' && open !== null)
    return {
      count: each.value * repeated.value * open.fact.value,
      noun: each.noun,
      per: open.per,
      when: null,
      from: [each, repeated, open.fact],
    };
  if (each !== undefined && repeated !== null)
    return {
      count: each.value * repeated.value,
      noun: each.noun,
      per: asPeriod(repeated.per ?? ''),
      when: repeated.per === null ? (repeated.when ?? 'so far') : null,
      from: [each, repeated],
    };
  if (each !== undefined && customers !== null)
    return {
      count: each.value * customers.value,
      noun: each.noun,
      per: asPeriod(each.per ?? ''),
      when: each.per === null ? (customers.when ?? null) : null,
      from: [customers, each],
    };
  // Of "733 in fourteen months, 12 of them in June" the most: it is the longest time.
  const [past] = of('sold')
    .filter(fits)
    .toReversed()
    .toSorted((a, z) => z.value - a.value);
  if (past !== undefined) return inTime(past);
  const isOnce = unit === null || heads.test(lastWord(unit));
  return isOnce && customers?.kind === 'paying' ? inTime(customers) : null;
}

/** "In season we do 140 a month": not in every month. */
const seasonOf = ({ when }: Fact): string | null =>
  when !== undefined && /season|summer|winter/u.test(when) ? when : null;

/** "22 euros an hour, 24 hours a week". */
const hoursOf = (unit: string | null, of: Numbers): Fact | undefined =>
  unit === 'hour'
    ? of('often').find(({ noun, per }) => /^hours?$/u.test(noun ?? '') && asPeriod(per ?? '') !== null)
    : undefined;

/** What it costs is paid by the evening too, or by the class. */
const isOccasion = (per: string | null, fixed: readonly Fact[]): boolean =>
  fixed.length > 0 &&
  fixed.every((cost) => cost.per !== null && asPeriod(cost.per) === null) &&
  (per === null || fixed.every((cost) => cost.per === per));

const aMonth =
  /^in (?:January|February|March|April|May|June|July|August|September|October|November|December)$/u;

function inTime(past: Fact): Found {
  const when = past.when ?? null;
  const [, span = null] = /^(?:last|past) (week|month|year)$/u.exec(when ?? '') ?? [];
  const per =
    when !== null && aMonth.test(when)
      ? 'month'
      : /\byear$/u.test(when ?? '')
        ? 'year'
        : asPeriod(span ?? '');
  return { count: past.value, noun: past.noun, per, when, from: [past] };
}

export function payersOf(unit: string | null, period: Period, customers: Fact | null): Found | null {
  if (customers === null || !isSame(customers.noun, unit)) return null;
  return { count: customers.value, noun: customers.noun, per: period, when: null, from: [customers] };
}

export const heads = /^(?:place|seat|person|participant|head|guest|client|customer|member)$/u;
export const lastWord = (words: string): string =>
  singularise(words.toLowerCase().split(' ').at(-1) ?? words);

const measures = /^(?:t|ton|tonne|kg|kilo|kilogram|g|gram|lb|pound|l|litre|liter|ml)$/u;
/** What stands for anything that is sold. */
const anything = /^(?:job|unit|item|piece|sale|order|one|hire|rental|booking)$/u;

/** One word for both, or one of them is not named; whoever takes part is a place. */
export function isSame(noun: string | null, unit: string | null): boolean {
  if (noun === null || unit === null || unit === 'sale') return true;
  const [one, other] = [lastWord(noun), lastWord(unit)];
  return (
    one === other ||
    // Kilos are kg.
    inMeasure(1, one, other) === 1 ||
    anything.test(one) ||
    anything.test(other) ||
    (heads.test(one) && heads.test(other))
  );
}
