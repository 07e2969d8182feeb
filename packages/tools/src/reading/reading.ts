import type { AcvSegment } from '@slipway/facts';
import type { ReadKinds } from './kinds/read-kind.ts';

/** What was understood, and the founder's own words that decided it: always exact pieces of the text. */
export interface Read<T> {
  readonly value: T;
  /** 0 to 1. */
  readonly confidence: number;
  readonly because: readonly string[];
}

export interface ReadVertical {
  readonly id: string;
  readonly name: string;
  readonly confidence: number;
  readonly because: readonly string[];
}

/** One job in one trade, below a vertical. */
export interface ReadNiche {
  readonly id: string;
  readonly name: string;
  readonly vertical: string;
  readonly confidence: number;
  readonly because: readonly string[];
}

export type Stage = 'idea' | 'prototype' | 'launched' | 'revenue' | 'growing';

export type BusinessModel =
  | 'subscription'
  | 'transaction-fee'
  | 'marketplace'
  | 'usage'
  | 'ads'
  | 'product-sale'
  | 'services'
  | 'licence'
  | 'hardware'
  | 'freemium';

/** Asked when the text leaves it open: one precise question, with what it could be. */
export interface ReadQuestion {
  readonly field: 'idea' | 'vertical' | 'niche' | 'customer';
  readonly text: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly why?: string }[];
}

/** An idea as the engine understands it. Plain JSON: it is part of a run's basis. */
export interface Reading {
  /** Best first, three at most; empty when the text says nothing. */
  readonly verticals: readonly ReadVertical[];
  /** The first one may be taken: everything that depends on the vertical is switched off when false. */
  readonly isSure: boolean;
  /** Best first, three at most; empty when the text is vague, or about no field that is known. */
  readonly niches: readonly ReadNiche[];
  /** The first one may be taken. Never true when `isSure` is false. */
  readonly isNicheSure: boolean;
  readonly businessModel: Read<BusinessModel> | null;
  /** Who pays or uses it, in the founder's words: "dental offices". */
  readonly customer: Read<string> | null;
  /** From which the price level follows. */
  readonly segment: Read<AcvSegment['id']> | null;
  /** What hurts, in the founder's words. */
  readonly problem: Read<string> | null;
  /** How they do it today, in the founder's words: "phone down a paper list". */
  readonly today: Read<string> | null;
  /** What is built, in the founder's words: "a phone assistant that fills cancelled appointments". */
  readonly offer: Read<string> | null;
  /** Country or region code the text names. */
  readonly region: Read<string> | null;
  /** A price the text names, with its period. */
  readonly price: Read<{
    readonly amount: number;
    readonly currency: string;
    readonly per: 'month' | 'year' | 'once' | 'use';
  }> | null;
  readonly stage: Read<Stage> | null;
  /** The founder's own noun phrases, most telling first. */
  readonly phrases: readonly string[];
  readonly question: ReadQuestion | null;
  /** How likely it is something other than an ordinary idea. */
  readonly kinds: ReadKinds;
}
