import type { AcvSegment, Benchmark, BuyerCount, Company, Fact } from '@slipway/facts';
import type { NicheSlice } from '../insights/index.ts';
import type { Reading } from '../reading/index.ts';
import type { Heading, HelpFamily, HurtFamily } from './trade/index.ts';

/** A note of the trade that holds for this idea and place. */
export type FieldNote = {
  /** `risk-…`, `trend-…` or `rule-…`: stable, and part of item ids. */
  readonly id: string;
  readonly of: string;
  readonly kind: 'risk' | 'trend' | 'rule';
  readonly says: string;
  readonly heading: Heading | null;
  /** It holds in some places only, this one among them. */
  readonly isLocal: boolean;
  /** The idea's own words speak of it: such notes go first. */
  readonly isSpoken: boolean;
} & (
  | { readonly side: 'help'; readonly family: HelpFamily }
  | { readonly side: 'hurt'; readonly family: HurtFamily }
);

export interface NearCompany extends Company {
  /** How many telling words its positioning shares with the idea. */
  readonly shared: number;
}

/** What the engine uses of a vertical, and no more: it travels to the browser. */
export interface FieldSlice {
  readonly id: string;
  readonly name: string;
  /** Chosen by the founder, or read beyond doubt: else only what the idea's own words speak of is told. */
  readonly isSure: boolean;
  /** Nearest to the idea's words first. */
  readonly companies: readonly NearCompany[];
  readonly customers: readonly string[];
  readonly notes: readonly FieldNote[];
  /** Most fitting first. */
  readonly channels: readonly string[];
  readonly acvUsd: readonly [number, number] | null;
  /** Published figures that hold here or worldwide; no estimate of low confidence. */
  readonly facts: readonly Fact[];
  readonly pricingAsOf: string;
  /** Rules by place, for asking where: only when the place is not known. */
  readonly rulesElsewhere: readonly string[];
}

export interface PlaceSlice {
  readonly code: string;
  readonly inName: string;
  readonly privacy: string | null;
  readonly rail: string | null;
  readonly chat: string | null;
  /** Price level against the United States, low and high; null where nobody told. */
  readonly priceIndex: readonly [number, number] | null;
  readonly population: number | null;
  readonly internetUsers: number | null;
  readonly internetYear: number | null;
}

export interface SwotBasis {
  readonly reading: Reading;
  /** Null when the field is neither chosen nor sure: everything that depends on it is then left out. */
  readonly field: FieldSlice | null;
  /** Null when the niche is neither chosen nor sure. */
  readonly niche: NicheSlice | null;
  /** The likeliest one where none is sure: told with an if. */
  readonly likely: NicheSlice | null;
  readonly place: PlaceSlice | null;
  readonly segment: AcvSegment | null;
  /** How many of the customer there are, where somebody counted them in this place. */
  readonly buyers: BuyerCount | null;
  readonly benchmarks: {
    readonly runway: Benchmark | null;
    readonly ltvToCac: Benchmark | null;
    readonly churn: Benchmark | null;
    readonly growth: Benchmark | null;
  };
}
