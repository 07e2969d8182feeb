import { pluralise, singularise } from '@slipway/language';
import { periodOf } from '../ledger/price-figure.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import { isCurrency } from '../read/round-sum.ts';
import { seasonOf } from './season.ts';
import { payerNoun, yearlyIn } from './size-line.ts';

/** Weeks that are worked in a year: the rest is holidays, illness and weather. */
const weeksWorked = 46;
const daysAWeek = 5;
/** How often each comes in the part of a year that is worked; undefined where that is not known. */
function timesAYear(profile: IdeaProfile, per: string): number | undefined {
  const season = seasonOf(profile);
  if (season === null) return undefined;
  const weeks = Math.min(weeksWorked, season.weeks);
  const times: Readonly<Record<string, number>> = {
    day: weeks * daysAWeek,
    night: weeks * daysAWeek,
    week: weeks,
    weekend: weeks,
    month: season.months,
    quarter: season.months / 3,
    year: 1,
  };
  return times[per] ?? coursesIn(profile, weeks, per);
}

const weeksOf: Readonly<Record<string, number>> = { day: 1 / daysAWeek, week: 1, month: 52 / 12 };

/** "8 seats per course", 14 weeks each: courses that follow one another in the weeks worked. */
function coursesIn({ roles: { lasts } }: IdeaProfile, weeks: number, per: string): number | undefined {
  const each = weeksOf[singularise(lasts.value?.noun ?? '')];
  if (per === '' || lasts.value === null || !isKnown(lasts) || each === undefined) return undefined;
  return Math.floor(weeks / (lasts.value.value * each)) || undefined;
}

/** What the founder can do in a year, and what that earns. */
export interface Ceiling {
  /** Days, weeks or months worked in a year. */
  readonly times: number;
  /** What is done in a year: 138 visits. */
  readonly jobs: number;
  readonly noun: string;
  /** Customers that can be served, where one price pays for several jobs or for a year; else null. */
  readonly customers: number | null;
  readonly customerNoun: string;
  /** Of one customer in a year. */
  readonly each: number;
  /** A year, in the currency of the price. */
  readonly money: number;
}

/** All those the founder counts, at the price. */
export interface OwnMarket {
  readonly count: number;
  readonly noun: string;
  /** A year; for what is sold by the piece, one for each of them. */
  readonly money: number;
  /** What is sold by the piece: "test"; null where each pays every year. */
  readonly once: string | null;
}

const lastWord = (words: string): string => singularise(words.toLowerCase().split(' ').at(-1) ?? words);

/** Five visits a day at $90 a visit, not five houses a day at $90 a window. */
export function isSameThing(noun: string | null, per: string | null): boolean {
  if (noun === null || per === null) return true;
  // By the pupil and hour: neither alone.
  return !/ an? /u.test(per) && lastWord(noun) === lastWord(per);
}

/** Three boats a day at the price of a wash: one for each that is counted. */
function isCounted({ own: { ownCount }, pays }: IdeaProfile, noun: string | null): boolean {
  const counted = ownCount.value?.noun ?? null;
  if (noun === null || counted === null || !isKnown(ownCount)) return false;
  return lastWord(noun) === lastWord(counted) && (!isKnown(pays) || sharesWord(pays.value, counted));
}

/** Null where capacity or price is open, or they are not of the same thing. */
export function ceilingOf(profile: IdeaProfile): Ceiling | null {
  const { own, price } = profile;
  const [can, asked] = [own.capacity.value, price.value];
  const times = timesAYear(profile, can?.per ?? '');
  if (can === null || asked === null || times === undefined) return null;
  if (!isKnown(own.capacity) || !isCurrency(asked.currency)) return null;
  // A price for the very thing that is done is no guess.
  const isPriced = can.noun !== null && asked.per !== null && isSameThing(can.noun, asked.per);
  if (!isKnown(price) && !(price.standing === 'unsure' && isPriced)) return null;
  const yearly = yearlyIn(profile, asked);
  if (yearly === null || !(can.value > 0)) return null;
  const jobs = Math.round(can.value * times);
  const base = { times, jobs, noun: can.noun ?? 'jobs' };
  const unit = yearly.isRecurring ? yearly.unit : asked.per;
  if (!yearly.isRecurring)
    return isSameThing(can.noun, unit) || isCounted(profile, can.noun)
      ? { ...base, customers: null, customerNoun: base.noun, each: asked.amount, money: jobs * asked.amount }
      : null;
  // A bucket a week at a price a week: each customer takes one of them.
  if (isOneEach(profile)) {
    const customers = Math.floor(can.value);
    const customerNoun = customersOf(profile) ?? 'customers';
    return { ...base, customers, customerNoun, each: yearly.amount, money: customers * yearly.amount };
  }
  const included = own.included.value;
  if (included === null || !isKnown(own.included)) return null;
  const customers = Math.floor(jobs / included.value);
  const customerNoun = unit === null ? (customersOf(profile) ?? 'customers') : pluralise(unit);
  return { ...base, customers, customerNoun, each: yearly.amount, money: customers * yearly.amount };
}

/** What is made in a week is what one price pays for in a week: "a weekly bucket, 35 a week", and 40 buckets a week. */
function isOneEach({ own: { capacity }, price, name, does }: IdeaProfile): boolean {
  const [can, asked] = [capacity.value, price.value];
  if (can === null || asked === null || can.noun === null || can.per !== periodOf(asked.per ?? ''))
    return false;
  const sold = `${name} ${does.value ?? ''}`
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(singularise);
  return sold.includes(lastWord(can.noun));
}

/** Null where nobody counted, or what is priced is not what is counted. */
export function ownMarketOf(profile: IdeaProfile): OwnMarket | null {
  const { own, price } = profile;
  const [counted, asked] = [own.ownCount.value, price.value];
  if (counted === null || asked === null || !isKnown(own.ownCount) || !isKnown(price)) return null;
  const yearly = yearlyIn(profile, asked);
  if (yearly === null) return null;
  const noun = counted.noun ?? customersOf(profile) ?? 'customers';
  const isTheirs = !isKnown(profile.pays) || sharesWord(profile.pays.value, noun);
  if (!isTheirs && !isSameThing(noun, yearly.unit ?? 'customer')) return null;
  const base = { count: counted.value, noun, money: counted.value * yearly.amount };
  if (!yearly.isRecurring) return { ...base, once: yearly.unit ?? 'sale' };
  const isEach = yearly.unit === null || isSameThing(noun, yearly.unit) || isPayer(profile, yearly.unit);
  return isEach ? { ...base, once: null } : null;
}

/** Whoever pays is named by what is counted: "owners of sailing boats", 1,150 boats. */
export function sharesWord(payer: string | null, noun: string): boolean {
  return (payer ?? noun).toLowerCase().split(' ').map(singularise).includes(lastWord(noun));
}

/** The price is for the customer: "a club a year", paid by judo clubs. */
function isPayer({ pays }: IdeaProfile, unit: string): boolean {
  return lastWord(unit) === 'customer' || (pays.value !== null && isSameThing(pays.value, unit));
}

/** Who pays, by the count where there is one. */
function customersOf(profile: IdeaProfile): string | null {
  const { ownCount } = profile.own;
  const noun = isKnown(ownCount) ? ownCount.value?.noun : null;
  return noun ?? payerNoun(profile);
}

/** Left of one price after what it costs to make or do; the price where that is not known. */
export function leftOf({ price, unitCost }: IdeaProfile): number | null {
  if (price.value === null) return null;
  const isComparable =
    unitCost.value !== null && isKnown(unitCost) && unitCost.value.currency === price.value.currency;
  return isComparable ? price.value.amount - (unitCost.value?.amount ?? 0) : price.value.amount;
}
