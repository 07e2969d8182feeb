import type { Confidence, Source } from '@slipway/core';
import type { AcvSegment, Fact } from '@slipway/facts';
import type { NicheSlice } from '../insights/index.ts';
import type { BusinessModel, Read, Reading, ReadQuestion, ReadVertical } from '../reading/reading.ts';

/** What one of the counted things is; a price must be per the same. */
export type BuyerUnit = 'location' | 'company' | 'person' | 'household';

/** Sets the cautious default shares: an office, a person who buys for work, a person who buys for themselves. */
export type Profile = 'organisation' | 'professional' | 'consumer' | 'everyone';

/** A count was taken elsewhere and is carried over: a guess, marked as one. */
export interface Carried {
  readonly fromName: string;
  readonly people: number;
  readonly priceLevel: number;
}

export interface BuyerChoice {
  readonly id: string;
  readonly label: string;
  /** Plural, for sentences: "dental offices". */
  readonly noun: string;
  readonly value: number;
  readonly unit: BuyerUnit;
  /** As the publisher names it: "establishments". */
  readonly countedAs: string;
  readonly region: string;
  readonly year: number;
  readonly confidence: Confidence;
  readonly source: Source;
  readonly profile: Profile;
  readonly carried: Carried | null;
  /** A whole sector or every firm of a size: the buyers are only some of them. */
  readonly isBroad: boolean;
  /** The founder's word it was found by, if any. */
  readonly because: string | null;
}

export interface Place {
  readonly code: string;
  readonly name: string;
  /** After a preposition: "the United States". */
  readonly inName: string;
  readonly priceIndex: readonly [number, number];
}

/** A published figure of the field, and what it can be used for. */
export interface PublishedFact extends Fact {
  /** `market`: may start a top-down sum. `company`: one company's revenue. `context`: neither. */
  readonly use: 'market' | 'company' | 'context';
}

export interface Span {
  readonly low: number;
  readonly base: number;
  readonly high: number;
}

/** Share of the reachable market by year, and for niches in year five (market reference, section 11). */
export interface Penetration {
  readonly byYear: readonly { readonly year: number; readonly span: Span }[];
  readonly niche: Span;
  readonly source: Source;
}

/** What the engine gets beside the input. */
export interface MarketBasis {
  readonly verticals: readonly ReadVertical[];
  readonly isSure: boolean;
  readonly question: ReadQuestion | null;
  readonly customer: Read<string> | null;
  readonly reading: Pick<Reading, 'isNicheSure' | 'customer' | 'problem' | 'phrases' | 'kinds'>;
  readonly offer: Read<string> | null;
  readonly businessModel: Read<BusinessModel> | null;
  readonly price: {
    readonly amount: number;
    readonly currency: string;
    readonly per: 'month' | 'year' | 'once' | 'use';
    readonly quote: string;
  } | null;
  readonly regionSaid: string | null;
  readonly vertical: {
    readonly id: string;
    readonly name: string;
    readonly acvUsd: readonly [number, number] | null;
    readonly channel: string | null;
    readonly risk: string | null;
  } | null;
  /** Null when the niche is neither chosen nor sure. */
  readonly niche: NicheSlice | null;
  /** The likeliest one where none is sure: told with an if. */
  readonly likely: NicheSlice | null;
  readonly today: Read<string> | null;
  readonly place: Place;
  /** "Worldwide" was chosen, but the best count is of one country: sized there first. */
  readonly askedGlobal: boolean;
  readonly counts: readonly BuyerChoice[];
  readonly segments: readonly AcvSegment[];
  readonly segment: AcvSegment['id'] | null;
  readonly facts: readonly PublishedFact[];
  readonly penetration: Penetration;
  readonly churn: { readonly low: number; readonly high: number; readonly source: Source } | null;
  readonly capture: { readonly low: number; readonly high: number; readonly source: Source };
  readonly anchor: { readonly share: number; readonly source: Source };
  readonly growth: Source;
  /** All internet advertising of the United States per internet user and year, in dollars. */
  readonly adSpendPerUserUsd: { readonly value: number; readonly source: Source } | null;
}
