import type { Expression, Operand, Unit } from '@slipway/core';
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

/** By id or label, as formulas over cells. A cell is named by its place in the form (`price`, `months[3].mrr`, `matrix[0].c1.has`), a figure as `figure:<id>`, a step by its key. */
export type FormulasOverCells = Readonly<Record<string, Expression>>;

/** A sheet of steps between the cells and the figures, such as the months of a simulation. */
export interface StepSheet {
  readonly title: string;
  readonly intro: string;
  readonly columns: readonly { readonly label: string; readonly unit: Unit }[];
  /** A step stands only on steps before it. */
  readonly rows: readonly {
    readonly label: string;
    readonly steps: readonly ({ readonly key: string; readonly formula: Operand } | null)[];
  }[];
}

export interface WorkbookCells {
  readonly figures: FormulasOverCells;
  readonly steps?: readonly StepSheet[];
  /** Numbers of a block that are no figures: block id → label of the column → a formula a row, where there is one. */
  readonly tables?: Readonly<Record<string, Readonly<Record<string, readonly (Expression | null)[]>>>>;
}

/** `cells.ts`: how figures follow from the cells of the form, for a spreadsheet whose cells may be changed. */
export type ListFigureCells = (made: {
  readonly input: AnyInput;
  readonly basis: unknown;
  readonly report: Report;
}) => WorkbookCells;

/** `prompt.ts`: what a model that gives its view of this tool's sheet should look at, in a few lines. */
export type ToolPrompt = (asked: { readonly input: AnyInput; readonly report: Report }) => string;
