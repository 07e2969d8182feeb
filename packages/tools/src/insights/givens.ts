import type { AcvSegment, Channel, Incumbent, IntegratedSystem, LocalRule, Running } from '@slipway/facts';
import type { BusinessModel } from '../reading/index.ts';
import type { NearFact, NearJob } from './slice.ts';

/** A span as a sentence shows it, and its ends for comparing. */
export interface Span {
  readonly low: number;
  readonly high: number;
  /** `{{f:…}}` */
  readonly text: string;
}

export interface Anchor extends Span {
  readonly what: string;
  readonly per: string;
  readonly currency: string;
  /** Its ends as money a month per customer, where that can be told. */
  readonly isMonthly: boolean;
}

/** A fact with its clause filled: "a hygienist earns a median of {{f:…}}". */
export interface ToldFact {
  readonly fact: NearFact;
  /** Names the place where that is not where the founder sells. */
  readonly clause: string;
}

/** Everything a rule may need, by name: slots, fields of the niche, facts, and values computed from them. */
export interface Givens {
  // Slots: what the founder told.
  readonly customer: string;
  readonly ownToday: string;
  readonly price: { readonly perMonth: number; readonly currency: string; readonly text: string };
  readonly place: { readonly code: string; readonly inName: string };
  readonly model: BusinessModel;
  readonly segment: AcvSegment['id'];
  readonly stage: string;
  readonly runway: { readonly months: number; readonly text: string };
  readonly namedRivals: readonly string[];
  // Fields of the niche.
  readonly niche: { readonly name: string; readonly job: string };
  /** The job of the trade that the idea is about, where that is clear, and those that lie close by. */
  readonly ownJob: NearJob;
  readonly besideJob: NearJob;
  readonly fartherJob: NearJob;
  readonly buyer: string;
  readonly user: string;
  /** Only where the founder runs such a business; then who buys from the trade's suppliers is left out. */
  readonly running: Running;
  readonly incumbents: readonly Incumbent[];
  readonly systems: readonly IntegratedSystem[];
  readonly today: string;
  readonly cost: string;
  readonly pains: readonly string[];
  readonly channels: readonly Channel[];
  readonly cycle: Span & { readonly says: string };
  readonly anchor: Anchor;
  readonly rules: readonly LocalRule[];
  readonly rulesElsewhere: readonly LocalRule[];
  readonly season: string;
  readonly next: readonly string[];
  readonly failures: readonly string[];
  readonly lately: readonly string[];
  readonly margin: Span;
  readonly churn: Span;
  readonly cac: Span & { readonly currency: string };
  readonly questions: readonly string[];
  // Facts, the nearest of each kind.
  readonly count: ToldFact;
  readonly wage: ToldFact;
  readonly fee: ToldFact;
  readonly limit: ToldFact;
  readonly share: ToldFact;
  readonly spend: ToldFact;
  readonly tariff: ToldFact;
  readonly duration: ToldFact;
  readonly statement: ToldFact;
  readonly forecast: ToldFact;
  readonly spread: readonly [ToldFact, ToldFact];
  // Computed.
  /** The price against the trade's own prices: below 1 is under the lower end. */
  readonly priceAgainst: { readonly low: number; readonly high: number };
  /** Months of gross margin until a customer has paid back what it cost to win them. */
  readonly payback: Span;
  /** How long a customer stays at the trade's churn. */
  readonly lifetime: Span;
  /** Margin over a lifetime against the cost of winning one. */
  readonly ltvToCac: Span;
}
export type GivenKey = keyof Givens;

/** How much each says about this idea and no other. */
export const telling: Readonly<Record<GivenKey, number>> = {
  customer: 1,
  ownToday: 1.5,
  price: 1,
  place: 0.6,
  model: 0.5,
  segment: 0.4,
  stage: 0.4,
  runway: 1,
  namedRivals: 1.5,
  niche: 1,
  ownJob: 3,
  besideJob: 2.2,
  fartherJob: 2,
  buyer: 1.2,
  user: 1.2,
  running: 2,
  incumbents: 1.6,
  systems: 2,
  today: 1.8,
  cost: 1.6,
  pains: 2,
  channels: 1.6,
  cycle: 1.4,
  anchor: 1.6,
  rules: 1.6,
  rulesElsewhere: 1,
  season: 1.6,
  next: 1.4,
  failures: 1.8,
  lately: 1.6,
  margin: 1,
  churn: 1,
  cac: 1,
  questions: 2,
  count: 1.5,
  wage: 1.5,
  fee: 1.5,
  limit: 1.5,
  share: 1.5,
  spend: 1.3,
  tariff: 1.4,
  duration: 1.4,
  statement: 1.5,
  forecast: 0.8,
  spread: 1.4,
  priceAgainst: 1.5,
  payback: 1.5,
  lifetime: 1.2,
  ltvToCac: 1.4,
};
