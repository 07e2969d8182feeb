import type { Unit } from '@slipway/core';
import type { Company, FigurePlace } from './company.ts';

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
  /** With `again` it is run from here, as it was asked and with these values; else the tool is opened. */
  | {
      readonly kind: 'run';
      readonly toolId: string;
      readonly again?: { readonly runId: string; readonly values: Readonly<Record<string, unknown>> };
    }
  /** Written on a page: at its place, or without one wherever the page has the text alone. */
  | {
      readonly kind: 'page';
      readonly label: string;
      readonly pageId: string;
      readonly from: string;
      readonly to: string;
      readonly place: FigurePlace | null;
    }
  /** A new version of a result, free: counted again with what is known now, or with these assumptions and no others. */
  | {
      readonly kind: 'version';
      readonly label: string;
      readonly runId: string;
      readonly assumptions: Readonly<Record<string, number | string>> | null;
    }
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
