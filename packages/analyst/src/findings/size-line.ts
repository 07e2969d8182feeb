import type { Figure } from '@slipway/core';
import { pluralise, singularise } from '@slipway/language';
import { periodOf } from '../ledger/price-figure.ts';
import type { IdeaNotes, PriceNote } from '../notes/idea-notes.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import type { ChargeKind } from '../read/charge.ts';
import type { Price } from '../read/reading.ts';
import { currencyOf, isCurrency, roundSum } from '../read/round-sum.ts';
import { withoutClause } from '../retrieve/fit-count.ts';
import { type Season, seasonFigure, seasonOf, wholeYear } from './season.ts';
import { comparablePrices, usualShare } from './usual-prices.ts';

/** What a tool may have asked beside the reading. */
export interface SizeAnswers {
  /** Of a sale of which a share is kept. */
  readonly saleSize?: number;
  /** Paid for a thousand views. */
  readonly adRate?: number;
  /** Where the price names none. */
  readonly currency?: string;
}

/** What a price brings in a year from one of those who pay it, and what that one is called. */
interface Yearly {
  readonly amount: number;
  /** What the price is for, in the singular: "truck"; null where it is for the customer. */
  readonly unit: string | null;
  /** It comes again every period; else each sale is its own. */
  readonly isRecurring: boolean;
}

/** How many of something make the round sum. */
export interface SizeLine {
  /** `units`: of what is priced; `volume`: money that passes through; `views`; `funded`: what a grant pays for. */
  readonly kind: 'units' | 'volume' | 'views' | 'funded';
  readonly goal: number;
  readonly currency: string;
  /** Low and high; the same where the price is the founder's. */
  readonly needed: readonly [number, number];
  /** In the plural. */
  readonly noun: string;
  readonly yearly: Yearly | null;
  /** The founder's price; for a share, its amount is in per cent. */
  readonly price: Price | null;
  readonly quote: string | null;
  /** Stands in for a price nobody named. */
  readonly ours: PriceNote | null;
  readonly answers: SizeAnswers;
  /** What one sale costs of which a share is kept. */
  readonly sale: IdeaProfile['roles']['salePrice'];
  /** How much of a year is paid for, where it is not all of it and the price comes again. */
  readonly season: Figure | null;
}

/** How often a period comes in what is sold of a year. */
const periodsIn = ({ weeks, months }: Season): Readonly<Record<string, number>> => ({
  month: months,
  year: 1,
  week: weeks,
  quarter: months / 3,
});
const unitWords = 2;
const payerWords = 6;
const ofVolume: ReadonlySet<ChargeKind> = new Set(['take-rate', 'interchange']);

/** "truck a month" → 12 × the price for each truck; "order" → once for each order. A share of something has no yearly sum. */
export function yearlyOf(
  { amount, currency, per }: Price,
  charges: ChargeKind | null = null,
  season: Season = wholeYear,
): Yearly | null {
  if (!isCurrency(currency) || !(amount > 0)) return null;
  const words = per ?? '';
  const period = periodOf(words);
  const unit = words
    .replace(/(?:^|\s)(?:month|year|week|quarter)(?:ly)?$/u, '')
    .replace(/\s+(?:an?|per|each|every)$/u, '')
    .trim();
  // Things are let by the week, and stand idle in others.
  if (charges === 'rent' && period === 'week') return { amount, unit: 'rented week', isRecurring: false };
  const isSeat = charges === 'seat' && period !== undefined;
  const isUnit = isPlainNoun(unit, unitWords) && singularise(unit) === unit;
  return {
    amount: amount * (period === undefined ? 1 : (periodsIn(season)[period] ?? 1)),
    unit: isUnit ? unit : isSeat ? 'seat' : null,
    isRecurring: period !== undefined,
  };
}

/** Of the part of a year in which it is sold; null where a price comes again and nobody said how long the season is. */
export function yearlyIn(profile: IdeaProfile, price: Price): Yearly | null {
  const season = seasonOf(profile);
  const yearly = yearlyOf(price, profile.charges.value, season ?? wholeYear);
  return season === null && yearly?.isRecurring === true && periodOf(price.per ?? '') !== 'year'
    ? null
    : yearly;
}

/** Null where no price is known, or none that adds up: then that is the question. */
export function findSizeLine(
  profile: IdeaProfile,
  notes: IdeaNotes,
  answers: SizeAnswers = {},
): SizeLine | null {
  const { charges, price, where } = profile;
  const kind = charges.value;
  const own = price.value;
  const shown = own !== null && isCurrency(own.currency) ? own.currency : undefined;
  const currency = shown ?? answers.currency ?? currencyOf(where.value);
  const goal = roundSum(currency);
  const base = {
    sale: profile.roles.salePrice,
    goal,
    currency,
    price: own,
    quote: price.quote,
    ours: null,
    answers,
    yearly: null,
    season: null,
  };
  if (kind === 'ads') {
    if (answers.adRate === undefined || !(answers.adRate > 0)) return null;
    return { ...base, kind: 'views', needed: both((goal / answers.adRate) * 1000), noun: 'views' };
  }
  if (own?.currency === '%') {
    if (!(own.amount > 0) || kind === 'grant') return null;
    const volume = goal / (own.amount / 100);
    const { value: sale } = isKnown(profile.roles.salePrice) ? profile.roles.salePrice : { value: null };
    const saleSize = answers.saleSize ?? sale?.value;
    const noun =
      kind === 'interchange' ? 'card payments' : pluralise(unitOf(own.per ?? sale?.per ?? null) ?? 'sale');
    if (answers.saleSize === undefined && sale?.high !== undefined)
      return {
        ...base,
        kind: 'units',
        needed: [whole(volume / sale.high), whole(volume / sale.value)],
        noun,
      };
    return saleSize !== undefined && saleSize > 0
      ? { ...base, kind: 'units', needed: both(volume / saleSize), noun }
      : { ...base, kind: 'volume', needed: both(volume), noun };
  }
  const share = usualShare(notes);
  // A price beside "we keep a share" may be the size of the sale.
  if (kind !== null && ofVolume.has(kind) && price.standing !== 'confirmed')
    return share === null ? null : fromShare(share, base);
  if (own !== null) return fromPrice(own, profile, base);
  if (kind === 'grant') return null;
  return share === null ? fromNotes(profile, notes, base) : fromShare(share, base);
}

/** The money that must pass through at a share that is usual. */
function fromShare(ours: PriceNote, base: Base): SizeLine {
  return {
    ...base,
    kind: 'volume',
    needed: [whole(base.goal / (ours.high / 100)), whole(base.goal / (ours.low / 100))],
    noun: pluralise(unitOf(ours.per) ?? 'sale'),
    ours,
  };
}

type Base = Omit<SizeLine, 'kind' | 'needed' | 'noun'>;

function fromPrice(price: Price, profile: IdeaProfile, base: Base): SizeLine | null {
  const kind = profile.charges.value;
  const yearly = yearlyIn(profile, price);
  // A subscription without a period may be a month's or a year's.
  const isByPeriod = kind === 'subscription' || kind === 'seat';
  if (yearly === null || (!yearly.isRecurring && isByPeriod && profile.charges.standing !== 'unsure'))
    return null;
  // Two words that were not surely read are rarely one thing.
  const isDoubtful = profile.price.standing === 'unsure' && (yearly.unit ?? '').includes(' ');
  const noun = nounOf(isDoubtful ? { ...yearly, unit: null } : yearly, profile);
  const isFunded = kind === 'grant';
  if (isFunded && yearly.unit === null) return null;
  return {
    ...base,
    kind: isFunded ? 'funded' : 'units',
    needed: both(base.goal / yearly.amount),
    noun,
    yearly,
    season: yearly.isRecurring && periodOf(price.per ?? '') !== 'year' ? seasonFigure(profile) : null,
  };
}

/** The likeliest comparable price alone: no two rows are joined. */
function fromNotes(profile: IdeaProfile, notes: IdeaNotes, base: Base): SizeLine | null {
  const ours = comparablePrices(profile, notes).find((row) => yearlyOf({ ...row, amount: row.low }) !== null);
  if (ours === undefined) return null;
  const [low, high] = [yearlyOf({ ...ours, amount: ours.low }), yearlyOf({ ...ours, amount: ours.high })];
  if (low === null || high === null) return null;
  const goal = roundSum(ours.currency);
  return {
    ...base,
    kind: 'units',
    goal,
    currency: ours.currency,
    needed: [whole(goal / high.amount), whole(goal / low.amount)],
    noun: nounOf(low, profile),
    yearly: low,
    ours,
  };
}

/** Who pays, short enough to stand behind a number; null while nobody is sure. */
export function payerNoun({ pays }: IdeaProfile): string | null {
  if (pays.value === null || pays.standing === 'unsure' || pays.standing === 'open') return null;
  const short = withoutClause(pays.value.trim());
  return isPlainNoun(short, payerWords) ? pluralise(short) : null;
}

/** The price is for the customer as a whole: "a pharmacy a month", paid by compounding pharmacies. */
export function isPayerUnit(unit: string | null, payer: string | null): boolean {
  if (unit === null) return true;
  const last = (text: string): string => singularise(text.toLowerCase()).split(' ').at(-1) ?? '';
  return last(unit) === 'customer' || (payer !== null && last(unit) === last(payer));
}

function nounOf({ unit, isRecurring }: Yearly, profile: IdeaProfile): string {
  const payer = payerNoun(profile);
  // A course is bought once by each.
  if (unit === null && !isRecurring && isKnown(profile.roles.lasts) && payer !== null) return payer;
  if (unit !== null) return isPayerUnit(unit, payer) && payer !== null ? payer : pluralise(unit);
  return isRecurring ? (payer ?? 'customers') : 'sales';
}

/** Words alone: what is typed may hold anything. */
function isPlainNoun(text: string, most: number): boolean {
  return /^\p{L}[\p{L}\p{M}'’&-]*(?: [\p{L}\p{M}'’&-]+)*$/u.test(text) && text.split(' ').length <= most;
}

function unitOf(per: string | null): string | null {
  return per === null ? null : (yearlyOf({ amount: 1, currency: 'USD', per })?.unit ?? null);
}

const both = (value: number): readonly [number, number] => [whole(value), whole(value)];

/** Two significant digits; few are counted in full, since nobody sells to a part of a customer. */
function whole(value: number): number {
  return value < 10 ? Math.max(1, Math.ceil(value - 1e-9)) : Number(value.toPrecision(2));
}
