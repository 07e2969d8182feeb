import type { Expression } from '@slipway/core';
import type { Report } from '@slipway/report';
import type { AnyInput } from './field.ts';

export type { AnyLookUp } from './look-up.ts';

/** `compare.ts`: a tool's own way to lay results side by side. No blocks: they cannot be compared. */
export type CompareReports = (reports: readonly Report[]) => Report;

/** The text of a file, or rows that were split already. */
export type ImportSource = string | readonly (readonly string[])[];

export interface Imported {
  /** Fields that the source filled, as a form would send them. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Fields that it stands in place of: what they held goes. */
  readonly clears?: readonly string[];
  /** How many rows were taken. */
  readonly rows: number;
  /** What was left out, and why: a sentence for the person, with the line as they count it. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/** `import.ts`: turns rows that no form could hold into an input. Runs in a worker of the browser. `today`: nothing is later. */
export type ImportInput = (source: ImportSource, today?: string) => Imported;

/** A figure that was taken from the form, by its id, as a formula over cells of the form: `price`, `months[3].mrr`, `matrix[0].c1.has`. */
export type FigureCells = Readonly<Record<string, Expression>>;

/** `cells.ts`: how figures follow from the cells of the form, for a spreadsheet whose cells may be changed. */
export type ListFigureCells = (made: {
  readonly input: AnyInput;
  readonly basis: unknown;
  readonly report: Report;
}) => FigureCells;

/** `prompt.ts`: what a model that gives its view of this tool's sheet should look at, in a few lines. */
export type ToolPrompt = (asked: { readonly input: AnyInput; readonly report: Report }) => string;
