import { pluralise, singularise } from '@slipway/language';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import { occasion } from '../read/facts/by-occasion.ts';
import type { Fact } from '../read/facts/fact.ts';
import type { Price } from '../read/reading.ts';
import { isCurrency } from '../read/round-sum.ts';
import { isPlural } from '../read/word-forms.ts';
import {
  type Days,
  daysOf,
  heads,
  isSame,
  lastWord,
  mostDays,
  type Numbers,
  payersOf,
  piecesOf,
  type Sold,
} from './count-sold.ts';
import { asPeriod, monthsIn, monthsOf, type Period } from './periods.ts';
import { stretchSeason } from './stretch-season.ts';

/** The founder's numbers set against each other by what they are for each of: no sum is made of two that do not fit. */
export interface Ledger {
  readonly price: Price;
  /** What the price is for: "litre"; null for one customer or one piece. */
  readonly unit: string | null;
  /** The price comes again. */
  readonly period: Period | null;
  readonly sold: Sold | null;
  readonly customers: Fact | null;
  /** In the time of `sold`. */
  readonly taken: number | null;
  /** What goes out with each that is sold. */
  readonly unitCosts: readonly Fact[];
  readonly unitCost: number;
  /** Share of the price that is not cut off. */
  readonly kept: number;
  /** Left of one, after what it costs. */
  readonly margin: number;
  /** What goes out again and again, and the same in the time of `sold`; null where it does not fit that time. */
  readonly fixed: readonly Fact[];
  readonly fixedCost: number | null;
  /** Percent of each sale that goes out. */
  readonly cuts: readonly Fact[];
  /** Percent of each sale that stays, where the founder says that instead. */
  readonly stays: Fact | null;
  readonly left: number | null;
  /** Paid by the hour, which nobody counted. */
  readonly hourly: readonly Fact[];
  /** Paid for each customer or each time they come, where pieces are sold. */
  readonly perCustomer: readonly Fact[];
  /** All of it, in the time of `sold`. */
  readonly roundCost: number;
  /** For each of something that nobody counted. */
  readonly others: readonly Fact[];
  /** Hours of the founder's time for one; null where the text does not say. */
  readonly work: Fact | null;
  /** Who pays, by the founder's word: "schools". */
  readonly payers: string | null;
  /** Sums that may go out, of which nobody knows it. */
  readonly unplaced: readonly Fact[];
}

/** Null where no price in a currency is known. */
export function readLedger(profile: IdeaProfile): Ledger | null {
  const all = withoutSetUp(listPrices(profile).map((price) => openLedger(price, profile)));
  // Of two prices the one that most is taken with; of two for the same, the lower: not all of them pay the higher one.
  const [most] = all.toSorted((a, z) => (z.taken ?? 0) - (a.taken ?? 0));
  const same = all.filter(
    ({ sold, unit, period }) =>
      most !== undefined &&
      sold !== null &&
      sold.from[0] === most.sold?.from[0] &&
      unit === most.unit &&
      period === most.period,
  );
  return same.toSorted((a, z) => a.price.amount - z.price.amount)[0] ?? most ?? null;
}

/** "€250 once and then €39 a month": what is paid by the month goes on, the other is paid on the first day. */
function withoutSetUp(all: readonly Ledger[]): readonly Ledger[] {
  const comesAgain = all.some(({ period }) => period !== null);
  const isOnce = ({ period, unit, sold }: Ledger): boolean =>
    period === null && unit === null && sold?.from.some(({ kind }) => kind !== 'paying') !== true;
  return comesAgain ? all.filter((one) => !isOnce(one)) : all;
}

function openLedger(price: Price, profile: IdeaProfile): Ledger {
  const numbers = profile.numbers.filter(
    ({ currency }) => currency === null || currency === '%' || currency === price.currency,
  );
  const of = (...kinds: readonly Fact['kind'][]): readonly Fact[] =>
    numbers.filter(({ kind }) => kinds.includes(kind));
  const customers = of('paying').at(-1) ?? null;
  const split = splitterFor(price, customers, profile);
  const { unit, period } = split(price.per);
  const pieces = period === null ? piecesOf(unit, of, customers) : null;
  const found = period === null ? pieces && stretchSeason(pieces, of) : payersOf(unit, period, customers);
  const sold = found === null ? null : { ...found, noun: found.noun ?? nounOf(profile, unit, period) };
  const payers = customers?.noun ?? (isKnown(profile.pays) ? profile.pays.value : null);
  const hourly = of('unit-cost').filter(({ per }) => per === 'hour' && unit !== 'hour');
  const costs = of('unit-cost');
  const unitCosts = costs.filter(
    (cost) =>
      (!hourly.includes(cost) &&
        isFor(split(cost.per), unit, period, sold?.noun ?? (period === null ? null : payers))) ||
      isInEach(cost, period, profile),
  );
  const unitCost = unitCosts.reduce((sum, { value, each }) => sum + value * (each ?? 1), 0);
  const said = of('cut');
  const [stays = null] = said.length === 0 && costs.length === 0 ? of('margin').filter(isShare) : [];
  const cuts = shareOf(said) < 1 ? said : [];
  const kept = stays === null ? 1 - shareOf(cuts) : stays.value / 100;
  const taken = sold === null ? null : sold.count * price.amount;
  const round = roundOf(sold, customers);
  const perCustomer = of('unit-cost', 'own-cost').filter(
    (cost) =>
      !unitCosts.includes(cost) &&
      !hourly.includes(cost) &&
      round !== null &&
      split(cost.per).unit !== null &&
      asPeriod(cost.per ?? '') === null &&
      isSame(round.noun, split(cost.per).unit),
  );
  const roundCost = perCustomer.reduce(
    (sum, { value, each }) => sum + value * (each ?? 1) * (round?.count ?? 0),
    0,
  );
  const others = of('unit-cost').filter(
    (cost) => !unitCosts.includes(cost) && !hourly.includes(cost) && !perCustomer.includes(cost),
  );
  const fixed = of('own-cost').filter((cost) => !perCustomer.includes(cost));
  const running =
    sold === null
      ? null
      : fixedIn(sold, fixed, daysOf(of) ?? (sold.from.includes(mostDays.fact) ? mostDays : null));
  const fixedCost = running === null ? null : running + roundCost;
  const margin = price.amount * kept - unitCost;
  const hasCosts =
    unitCosts.length > 0 ||
    perCustomer.length > 0 ||
    (fixed.length > 0 && fixedCost !== null) ||
    cuts.length > 0 ||
    stays !== null;
  const left = sold === null || !hasCosts || fixedCost === null ? null : sold.count * margin - fixedCost;
  return {
    price,
    unit,
    period,
    sold,
    customers,
    taken,
    unitCosts,
    unitCost,
    kept,
    margin,
    fixed,
    fixedCost,
    cuts,
    stays,
    left,
    hourly,
    perCustomer,
    roundCost,
    others,
    work: workOf(unit, period, of),
    payers,
    unplaced: of('unplaced').filter(({ isHarmless }) => isHarmless !== true),
  };
}

/** Those who buy, or the times when they come, in the time of what is sold. */
function roundOf(sold: Sold | null, customers: Fact | null) {
  const times = sold?.from.find((fact) => fact.of === occasion);
  const each = sold?.from.find(({ kind }) => kind === 'volume-each');
  if (sold !== null && times !== undefined && each !== undefined)
    return { noun: times.noun, count: sold.count / each.value };
  const isCounted = customers !== null && customers.noun !== null && sold?.from.includes(customers) === true;
  return isCounted ? { noun: customers.noun, count: customers.value } : null;
}

/** Five hours a month beside a price by the month, nine hours beside the price of a chair; not the hours of a group. */
function workOf(unit: string | null, period: Period | null, of: Numbers): Fact | null {
  const isGroup = (unit === null || heads.test(lastWord(unit))) && isOfHeads(of('volume-each', 'capacity'));
  return isGroup ? null : (of('work').find(({ per }) => per === period) ?? null);
}

const isOfHeads = (counts: readonly Fact[]): boolean =>
  counts.some(({ noun }) => noun !== null && heads.test(lastWord(noun)));

const isShare = ({ currency }: Fact): boolean => currency === '%';
const shareOf = (cuts: readonly Fact[]): number => cuts.reduce((sum, { value }) => sum + value, 0) / 100;

/** A count without a noun is of what is priced, or of those who pay. */
function nounOf({ pays, thing, charges }: IdeaProfile, unit: string | null, period: Period | null): string {
  // What is let by the day is counted by the thing, not by the day.
  if (unit !== null && asPeriod(unit) !== null) return charges.value === 'rent' ? 'rentals' : 'sales';
  if (unit !== null && unit !== 'sale') return pluralise(unit);
  if (period === null && thing !== null && isPlural(thing.split(' ').at(-1) ?? '')) return thing;
  return period === null ? 'sales' : (pays.value ?? 'customers');
}

/** What the founder asks; of a share, what stays of one sale. */
function listPrices({ price, numbers }: IdeaProfile): readonly Price[] {
  const share = numbers.find(({ kind }) => kind === 'share');
  const sale = numbers.find(({ kind }) => kind === 'sale-price');
  if (share !== undefined && sale !== undefined && isCurrency(sale.currency ?? ''))
    return [{ amount: (sale.value * share.value) / 100, currency: sale.currency ?? '', per: 'sale' }];
  const asked =
    isKnown(price) && price.value !== null && isCurrency(price.value.currency) ? [price.value] : [];
  if (price.standing === 'confirmed') return asked;
  const said = numbers
    .filter(({ kind, currency }) => kind === 'price' && isCurrency(currency ?? ''))
    .map(({ value, currency, per }) => ({ amount: value, currency: currency ?? '', per }));
  // Of the same sum the one that says what it is for.
  const named = asked.map((one) =>
    splitPer(one.per).period !== null
      ? one
      : (said.find(({ amount, per }) => amount === one.amount && per !== null) ?? one),
  );
  return [...named, ...said];
}

interface Split {
  readonly unit: string | null;
  readonly period: Period | null;
}

/** Those who pay "38 a week per office" pay it every week, unless it is sold by the week of a season. */
function splitterFor(
  { per }: Price,
  customers: Fact | null,
  { isSeasonal }: IdeaProfile,
): (per: string | null) => Split {
  const [, unit] = /^(.+) a week$/u.exec(per ?? '') ?? [];
  const isWeekly =
    unit !== undefined &&
    customers?.kind === 'paying' &&
    customers.noun !== null &&
    isSame(customers.noun, unit) &&
    !isSeasonal;
  return (words) => splitPer(words, isWeekly);
}

/** "choir a month" is for a choir, every month; a night and an hour are things that are sold. */
function splitPer(per: string | null, isWeekly = false): Split {
  const words = (per ?? '').split(/ an? /u);
  const last = asPeriod(words.at(-1) ?? '');
  const isLong = last !== null && monthsOf[last] !== undefined;
  // "95 per child for the week": a week of it is what is sold, and nobody pays it all year.
  if (last === 'week' && words.length > 1 && !isWeekly)
    return { unit: `${words.slice(0, -1).join(' ')} week`, period: null };
  const rest = isLong ? words.slice(0, -1) : words;
  return { unit: rest.join(' ') === '' ? null : rest.join(' '), period: isLong ? last : null };
}

/** A cost for each of what the price is for, in the same time. */
function isFor(cost: Split, unit: string | null, period: Period | null, noun: string | null): boolean {
  if (cost.unit === 'time') return period === null;
  // "Serving one costs 4": each time the price is paid.
  if (cost.unit === null && cost.period === null) return true;
  // A price for each says nothing of what an evening costs.
  if (
    unit === null &&
    cost.unit !== null &&
    !heads.test(lastWord(cost.unit)) &&
    !(noun !== null && isSame(noun, cost.unit))
  )
    return false;
  return isSame(cost.unit, unit) && (cost.period === period || (cost.period === null && period === null));
}

/** "£13 a box", where a box comes for each price: what is delivered is named, and the price is for all of it. */
function isInEach({ per }: Fact, period: Period | null, { thing, does }: IdeaProfile): boolean {
  const cost = splitPer(per);
  if (period === null || cost.period !== null || cost.unit === null) return false;
  const words = `${thing ?? ''} ${does.value ?? ''}`.toLowerCase().split(/[^\p{L}]+/u);
  return words.some((word) => word.length > 2 && singularise(word) === lastWord(cost.unit ?? ''));
}

/** All that goes out again and again, in the time of what is sold; null where a part of it cannot be placed there. */
function fixedIn({ per, when, season }: Sold, fixed: readonly Fact[], days: Days | null): number | null {
  if (fixed.length === 0) return 0;
  const span = per === null ? monthsIn(when) : monthsOf[per];
  const parts = fixed.map(({ value, per: every, each }) => {
    const own = asPeriod(every ?? '');
    // Paid for the very evening that is counted.
    if (own === null) return every !== null && per === null && when === null ? value * (each ?? 1) : null;
    if (own === per || (own === 'season' && (when !== null || per === 'year'))) return value * (each ?? 1);
    // The stall of each week is paid in the weeks of the season, a rent by the month all year.
    if (season !== undefined && own === season.of) return value * (each ?? 1) * season.count;
    // Paid on each day of work.
    const months =
      own === 'day' && days !== null ? (monthsOf[days.per] ?? 1) / days.fact.value : monthsOf[own];
    return span === undefined || months === undefined ? null : (value * (each ?? 1) * span) / months;
  });
  return parts.every((part) => part !== null) ? parts.reduce((sum, part) => sum + part, 0) : null;
}
