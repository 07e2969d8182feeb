import type { FigureStatus } from './figure-status.ts';
import type { Expression } from './formula/expression.ts';
import type { Currency, Unit } from './units.ts';

export type Confidence = 'high' | 'medium' | 'low';

/** Who published a fact, and how far to trust it. */
export interface Source {
  readonly id: string;
  readonly publisher: string;
  /** What was counted or said, in the publisher's sense. */
  readonly what: string;
  /** Year the figure is about, where it has one. */
  readonly year: number | null;
  /** ISO country code, `EU`, or `global`; null where the place does not matter. */
  readonly region: string | null;
  readonly confidence: Confidence;
  /** A caution the reader needs: definition, age, disagreement. */
  readonly note?: string;
}

/** Where a figure comes from. Two steps lead from any figure to its inputs. */
export type Provenance =
  /** The founder's own data: the input field, and their words where it was read from a text. */
  | {
      readonly kind: 'measured';
      readonly field: string;
      readonly quote?: string;
      /** Where it was said or computed, when that was not in this run's form. */
      readonly from?: {
        readonly tool: string;
        readonly date: string;
        /** The run itself, where one said it. */
        readonly run?: { readonly toolId: string; readonly id: string };
      };
    }
  /** A published fact: an id in the report's sources. More than one where publishers disagree. */
  | { readonly kind: 'sourced'; readonly sources: readonly [string, ...string[]] }
  /** A default that can be edited: `assumption` is the id of its row in the assumptions block. */
  | { readonly kind: 'assumed'; readonly why: string; readonly assumption?: string }
  /**
   * A formula over other figures of the same report. Words alone where no expression can say it (a simulation), and in runs that were
   * stored before there were any. `note` is what the formula does not say: "An approximation."
   */
  | {
      readonly kind: 'derived';
      readonly formula: Expression | string;
      readonly inputs: readonly string[];
      readonly note?: string;
    };

export interface FigureRange {
  readonly low: number;
  readonly high: number;
  /** What the ends are: "80 % of draws", "95 % interval", "what the unknowns allow", "publishers disagree". */
  readonly means: string;
}

/** One number of a report. Nothing is shown as a number that is not one of these. */
export interface Figure {
  /** Unique in its report; texts name it as `{{f:id}}`. */
  readonly id: string;
  readonly label: string;
  /** Full precision; rounded only when shown. Null when it cannot be told: then `reason` says why. */
  readonly value: number | null;
  readonly unit: Unit;
  /** With money units. */
  readonly currency?: Currency;
  /** With counts, in the plural: "dental offices". */
  readonly noun?: string;
  readonly range?: FigureRange;
  /** `ok` when left out. */
  readonly status?: FigureStatus;
  /** For the screen, when the status is not `ok`: "Not defined: no new customers in the period". */
  readonly reason?: string;
  /** "October 2026", "year 5". */
  readonly period?: string;
  readonly provenance: Provenance;
}
