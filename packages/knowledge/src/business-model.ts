import type { Confidence } from '@slipway/core';

type Span = readonly [number, number];

/** A cheap test, its numbers fixed beforehand: `{payer|owners}` is who pays, or the word behind the bar. */
export interface ModelTest {
  readonly do: string;
  readonly passes: string;
  readonly days: number;
}

/** What leaves the seller's hand on a sale: "shops keep", 35 to 50 % of what the customer pays. */
interface ModelCut {
  /** After "Usually". */
  readonly says: string;
  readonly share: Span;
}

export const modelSides = ['supplier', 'owner', 'people', 'either'] as const;
export type ModelSide = (typeof modelSides)[number];

/** How a business earns, whatever it sells: what decides, ends and proves such a one. All of it our own notes. */
export interface BusinessModel {
  readonly id: string;
  /** On a button: "Device with a monthly fee". */
  readonly name: string;
  /** In the plural, after "of": "devices with a monthly fee". */
  readonly they: string;
  /** Sold to businesses as a tool of theirs, a business of its own kind, sold to people, or any of them. */
  readonly side: ModelSide;
  /** Whole sentences, best first; so are all lines below. */
  readonly decides: readonly string[];
  readonly hard: readonly string[];
  readonly failures: readonly string[];
  readonly works: readonly string[];
  /** What its customers compare such sellers by: each may be asked of any of them, yes or no. Shown in a table, not a sentence. */
  readonly compared: readonly string[];
  readonly needs: readonly string[];
  /** What a founder does about a line above, by its words. */
  readonly moves: Readonly<Record<string, string>>;
  readonly cuts: readonly ModelCut[];
  /** Of paying customers, in a month. */
  readonly lostMonthly: Span | null;
  /** What winning a customer costs, in months of the price. */
  readonly winMonths: Span | null;
  /** Of dollars for one `per`; in `%`, a share of each sale. */
  readonly price: {
    readonly low: number;
    readonly high: number;
    readonly currency: string;
    readonly per: string;
  };
  readonly questions: readonly string[];
  readonly tests: readonly ModelTest[];
  /** For whoever has nothing yet. */
  readonly firstStep: ModelTest;
  /** `region` is null where nearly every country has it. */
  readonly rules: readonly { readonly region: string | null; readonly name: string; readonly says: string }[];
  readonly today: string;
  readonly confidence: Confidence;
}
