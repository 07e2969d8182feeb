import type { AcvSegment, BuyerCount, Company, Fact } from '@slipway/facts';
import type { NicheSlice } from '../insights/index.ts';
import type { Reading } from '../reading/index.ts';

/** What the engine uses of a vertical, and no more: it travels to the browser. */
export interface VerticalSlice {
  readonly id: string;
  readonly name: string;
  readonly customers: readonly string[];
  /** Nearest to the idea's words first. */
  readonly companies: readonly Company[];
  readonly acvUsd: readonly [number, number] | null;
  readonly regulation: readonly string[];
  readonly risks: readonly string[];
  readonly channels: readonly string[];
  readonly trendDrivers: readonly string[];
  readonly pricingAsOf: string;
  /** A figure that shows the size of the field, where one is published. */
  readonly scale: Fact | null;
}

export interface ScoreBasis {
  readonly reading: Reading;
  /** Null when the field is neither chosen nor sure: everything that depends on it is then left out. */
  readonly vertical: VerticalSlice | null;
  /** Null when the niche is neither chosen nor sure. */
  readonly niche: NicheSlice | null;
  /** The likeliest one where none is sure: told with an if. */
  readonly likely: NicheSlice | null;
  readonly segment: AcvSegment | null;
  /** How many of the customer there are, where somebody counted. */
  readonly buyers: BuyerCount | null;
  /** Price level of the region against the United States, low and high. */
  readonly priceIndex: readonly [number, number] | null;
}
