import type { Confidence } from '@slipway/core';
import type { BusinessModel } from './business-model.ts';
import type { FieldFact, Niche, NicheJob, NicheWording } from './niche.ts';
import type { VentureList } from './venture.ts';

/** `region` everywhere: ISO country code (US, GB, IN, DE …), `EU`, or `global`. */

type FactKind =
  | 'spend'
  | 'revenue'
  | 'estimate'
  | 'activity'
  | 'stock'
  | 'count'
  | 'price'
  | 'funding'
  | 'investment'
  | 'gdp'
  | 'share'
  | 'potential'
  | 'forecast';

/** One published figure. */
export interface Fact {
  /** Stable: `dental-clinic-software/us-dental-offices-2024`. */
  readonly id: string;
  /** What is counted, as the publisher means it. */
  readonly what: string;
  /** In whole units: 165 bn dollars are 165e9. */
  readonly value: number;
  /** `USD` and the like for money, else what is counted: `establishments`, `people`, `share`. */
  readonly unit: string;
  readonly kind: FactKind;
  readonly region: string;
  readonly year: number;
  readonly publisher: string;
  readonly published: number | null;
  readonly confidence: Confidence;
  /** A source text was consulted for it. */
  readonly checked: boolean;
  readonly note?: string;
}

interface Company {
  readonly name: string;
  readonly positioning: string;
  readonly pricing: string;
}

export interface Vertical {
  readonly id: string;
  readonly name: string;
  /** Lower-case phrases that point to it. */
  readonly keywords: readonly string[];
  readonly companies: readonly Company[];
  readonly facts: readonly Fact[];
  readonly customers: readonly string[];
  readonly businessModels: readonly string[];
  /** What a customer typically pays in a year, low and high; our estimate. */
  readonly acvUsd: readonly [number, number] | null;
  readonly regulation: readonly string[];
  readonly risks: readonly string[];
  readonly channels: readonly string[];
  readonly trendDrivers: readonly string[];
  readonly companyConfidence: Confidence;
  readonly pricingConfidence: Confidence;
  readonly pricingAsOf: string;
}

/** How many of a kind of buyer there are: dental offices, dog owners, restaurants. */
export interface BuyerCount {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** `establishments`, `firms`, `people`, `households`: what a price must be per. */
  readonly unit: string;
  readonly region: string;
  readonly year: number;
  readonly publisher: string;
  readonly confidence: Confidence;
  readonly checked: boolean;
  /** Verticals whose buyers they are, most fitting first; empty for buyers of every field. */
  readonly verticals: readonly string[];
  /** What founders call them, lower case, singular or plural: "dental practice", "dentists". */
  readonly aka: readonly string[];
  /** Only these sizes are counted: "1-9", "500+" employees. */
  readonly size?: string;
}

/** How many of a group a million people have: recalled and wide, for an order of magnitude where nothing was counted. */
export interface Rate {
  readonly id: string;
  /** In the plural. */
  readonly label: string;
  /** Other names for the very same group, in the singular. */
  readonly aka: readonly string[];
  readonly unit: string;
  /** Low and high: in countries of high income, and in those of low or lower middle income. */
  readonly rich: readonly [number, number];
  readonly elsewhere: readonly [number, number];
}

/** As the World Bank classes countries. */
export type Income = 'low' | 'lower middle' | 'upper middle' | 'high';

export interface Population {
  readonly iso: string;
  readonly people: number;
  readonly income: Income;
}

export interface Country {
  readonly iso: string;
  readonly name: string;
  readonly population: number;
  readonly households: number | null;
  readonly internetUsers: number;
  readonly internetDate: string;
  readonly smartphones: number | null;
  readonly smartphoneYear: number | null;
  readonly confidence: Confidence;
  /** Price level against the United States (market reference, section 10), low and high. */
  readonly priceIndex: readonly [number, number];
}

interface BenchmarkBand {
  readonly label: string;
  readonly from: number | null;
  readonly to: number | null;
}
/** What is usual for a metric, as one publisher sees it. */
export interface Benchmark {
  readonly id: string;
  readonly metric: string;
  readonly segment: string | null;
  readonly lowerIsBetter: boolean;
  readonly bands: readonly BenchmarkBand[];
  /** A single value or a range, where no bands were published. */
  readonly typical: number | readonly [number, number] | null;
  readonly what: string | null;
  readonly publisher: string;
  readonly year: number;
  readonly confidence: Confidence;
  readonly note: string | null;
}

/** Price level of a segment (market reference, section 10). */
export interface AcvSegment {
  readonly id:
    | 'consumer'
    | 'prosumer'
    | 'very-small'
    | 'small'
    | 'mid-market'
    | 'enterprise'
    | 'government'
    | 'school';
  readonly label: string;
  readonly acvUsd: readonly [number, number];
  readonly motion: string;
  readonly confidence: Confidence;
}

/** Everything known; loaded once on the server, never sent to a browser whole. */
export interface Knowledge {
  readonly verticals: readonly Vertical[];
  readonly buyers: readonly BuyerCount[];
  readonly countries: readonly Country[];
  readonly rates: readonly Rate[];
  readonly populations: readonly Population[];
  readonly benchmarks: readonly Benchmark[];
  readonly segments: readonly AcvSegment[];
  /** What the trades know, and the facts that go with it. */
  readonly niches: readonly Niche[];
  readonly fieldFacts: readonly FieldFact[];
  readonly wordings: readonly NicheWording[];
  /** Niches that are one trade: its home, and where it is filed as well. */
  readonly twins: readonly (readonly [home: string, other: string])[];
  readonly jobs: readonly NicheJob[];
  readonly businessModels: readonly BusinessModel[];
  /** In the order of their industries. */
  readonly ventures: VentureList;
}
