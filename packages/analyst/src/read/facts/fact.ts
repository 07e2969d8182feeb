import type { Price, Span } from '../reading.ts';

/** What a number of the founder is: learnt (`read/number-kinds`), or read from a phrase that says nothing else. */
export const factKinds = [
  'price',
  'share',
  'cut',
  'margin',
  'sale-price',
  'asked-price',
  'offer',
  'unit-cost',
  'own-cost',
  'win-cost',
  // What goes out beyond what comes in.
  'burn',
  'spent',
  'cash',
  'needs',
  'considered',
  'they-pay',
  'rival-price',
  'earned',
  'goal',
  'aim',
  'paying',
  'sold',
  'volume',
  'volume-each',
  'lost',
  // Demand that there are no hands for.
  'missed',
  // What something considered would bring in.
  'gain',
  'expected',
  'returned',
  'deposit',
  'trial',
  'waiting',
  'interviews',
  'market',
  'capacity',
  'often',
  'included',
  'season',
  'times',
  'lasts',
  // Hours of the founder's time for one that is sold.
  'work',
  'years',
  // A sum of which nothing is sure: what it is added to or taken from stays open.
  'unplaced',
] as const;
export type FactKind = (typeof factKinds)[number];

export interface Fact {
  readonly kind: FactKind;
  readonly value: number;
  /** Of a range its end. */
  readonly high?: number;
  /** ISO code, '%', a name that several countries share; '' for a sum without one; null for what is counted. */
  readonly currency: string | null;
  /** What is counted, in the plural as the text has it: "visits"; null for sums. */
  readonly noun: string | null;
  /** What a sum is for each of, or how often: "machine", "month"; of a count: "day". */
  readonly per: string | null;
  /** When it was: "last autumn", "since March"; only of counts. */
  readonly when?: string;
  /** What a sum is for, by its noun: "press"; only where its stretch names one. */
  readonly of?: string;
  /** The clause, once the profile is made. */
  readonly quote?: string;
  /** How many it is for each of: "two actors get 150 each". */
  readonly each?: number;
  /** Of how many machines or places a count is the sum: "9 washers, 5 loads each". */
  readonly among?: number;
  /** The founder's words: the clause. */
  readonly words: Span;
  /** The number in it, with what it counts. */
  readonly number: Span;
  /** Of a sum that is not placed: hardly one in twenty is a cost. */
  readonly isHarmless?: true;
  /** Of a sum that is not placed: what it likeliest is. */
  readonly guess?: FactKind;
  /** The founder said so. */
  readonly isConfirmed?: true;
  /** 0 to 1. */
  readonly chance: number;
  /** Nine of ten such are right on paragraphs that were not learnt from (`npm run eval -- --only facts`). */
  readonly sure: boolean;
}

/** A fact that is a sum of money, as prices are kept. */
export const toPrice = ({ value, currency, per }: Fact): Price => ({
  amount: value,
  currency: currency ?? '',
  per,
});
