import type { Unit } from '@slipway/core';
import type { Company } from './company.ts';

/** Where a side can be looked at. */
type Origin =
  | { readonly kind: 'fact'; readonly fact: string }
  | { readonly kind: 'result'; readonly toolId: string; readonly runId: string }
  | { readonly kind: 'page'; readonly pageId: string; readonly section: string | null };

export interface Side {
  readonly label: string;
  readonly value: number | string;
  /** Of a number. */
  readonly unit?: Unit;
  /** As a reader sees it: "$49 a month". */
  readonly text: string;
  readonly from: Origin;
  /** Facts it was read or computed from. */
  readonly facts: readonly string[];
  /** ISO day it was said or found. */
  readonly date: string;
  /** The founder's words or the month it was taken from. */
  readonly quote?: string;
}

/** One way out, done in one press. */
export type Settlement =
  /** Through the record's own door, so that it is in the history and can be undone. */
  | { readonly kind: 'fact'; readonly label: string; readonly fact: string; readonly value: unknown }
  | { readonly kind: 'run'; readonly toolId: string }
  | { readonly kind: 'open'; readonly label: string; readonly at: Origin };

/** What one check found: the rest is added for all of them alike. */
export interface Found {
  /** Tells several findings of one check apart. */
  readonly of?: string;
  readonly sides: readonly [Side, Side];
  /** One plain sentence. */
  readonly why: string;
  readonly settle: readonly Settlement[];
}

export interface Check {
  readonly id: string;
  /** What the two sides are about: "Price and revenue per customer". */
  readonly title: string;
  /** How far apart they may be, and why that far. */
  readonly allows: string;
  /** What the founder says to keep both; left out where both cannot be right. */
  readonly keep?: string;
  find(company: Company): readonly Found[];
}

export interface Finding extends Found, Pick<Check, 'title' | 'allows'> {
  /** The same as long as it is the same disagreement. */
  readonly id: string;
  readonly check: string;
}
