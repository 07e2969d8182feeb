import type { FieldBase } from '../field-base.ts';

export const cellStates = ['yes', 'partly', 'no', 'unknown'] as const;
export type CellState = (typeof cellStates)[number];

/** Features down, rivals across: both are the person's, and each cell says where it is known from. */
export interface MatrixField extends FieldBase {
  readonly kind: 'matrix';
  /** What a row is, and what a column is: "Feature", "Rival". */
  readonly rowLabel: string;
  readonly columnLabel: string;
  readonly maxRows: number;
  readonly maxColumns: number;
}

export interface MatrixCell {
  /** An empty cell is unknown, which is not no. */
  readonly state: CellState;
  /** Address of the page that says so. */
  readonly source?: string;
  /** The day it was seen there. */
  readonly date?: string;
  /** The plan that has it: "Pro". */
  readonly plan?: string;
}

export interface Matrix {
  readonly columns: readonly string[];
  /** As many cells as there are columns. */
  readonly rows: readonly { readonly name: string; readonly cells: readonly MatrixCell[] }[];
}

export type MatrixValue<_F = MatrixField> = Matrix;
