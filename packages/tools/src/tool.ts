import type { LearntBrand, LearntFact } from '@slipway/record';
import type { Report } from '@slipway/report';
import type { ToolDocument } from './document.ts';
import type { AnyInput, Field } from './field.ts';
import type { ToolMeta } from './meta.ts';

export interface InputProblem {
  /** Name of the field, or null when it is about all of them. */
  readonly field: string | null;
  /** A sentence for the person. */
  readonly message: string;
}

/** A field worth filling, and why. */
export interface Suggestion {
  readonly field: string;
  /** "Enter a price. A page without one sends people away to ask." */
  readonly do: string;
}

/** What a stored run was computed from. */
export interface Stored {
  readonly input: AnyInput;
  readonly basis: unknown;
}

interface Counted<Input, Basis> {
  readonly input: Input;
  readonly basis: Basis;
}

/**
 * The half of a tool that runs anywhere: the server runs it, and the browser runs it again for what-if.
 * `Basis` is what `gather` chose from the knowledge for this input: it is stored with the run and sent to the browser, so
 * that the browser needs no knowledge of its own. Plain JSON, a few KB.
 * Nothing here knows a clock: the same input and basis give the same bytes.
 */
export interface Engine<Input, Basis> {
  readonly meta: ToolMeta;
  readonly fields: readonly Field[];
  /** Realistic; its report is worth showing. */
  readonly sample: Input;
  /** Fields worth asking for before a run, the one that decides most first; of a list, the first that has something to choose. Each is asked only while it is open or unsure. */
  readonly asks?: readonly (string | readonly string[])[];
  /** By the version it starts from: turns what that one stored into what the next one computes from. Null where it cannot. */
  readonly migrate?: Readonly<Record<number, (stored: Stored) => Stored | null>>;
  /** Takes longer than a frame: the browser runs it in a worker. */
  readonly heavy?: true;
  /** What the fields alone cannot tell: nothing to work on, rows out of order. Empty when it can run. */
  check(input: Input): readonly InputProblem[];
  /** Before a run: what would make its result better, the most telling first. The brief may be half filled. */
  suggests?(input: Partial<Input>): readonly Suggestion[];
  /**
   * What stands in for editable fields that were left empty: the form of a result shows it, so that it can be changed. `run` must take
   * the same for them.
   */
  proposes?(input: Input, basis: Basis): Partial<Input>;
  /** Throws nothing: what cannot be computed is a figure with a status, or a question block. */
  run(input: Input, basis: Basis): Report;
  /** What the result holds besides its report. The server stores it with each version; the browser makes a deck to show it. */
  documents?(input: Input, basis: Basis, report: Report): readonly ToolDocument[];
  /** What the founder wrote into an earlier version, with the figures this one has. */
  carries?(before: Counted<Input, Basis>, after: Counted<Input, Basis>): Input;
  /** What a result adds to the company record, each from a figure of the report. */
  learns?(report: Report, input: Input, basis: Basis): readonly (LearntFact | LearntBrand)[];
}

/** An engine whose types are its own business. */
export type AnyEngine = Engine<AnyInput, unknown>;
