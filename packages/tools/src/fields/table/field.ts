import type { Unit } from '@slipway/core';
import type { FieldBase } from '../field-base.ts';

export interface Column {
  readonly name: string;
  readonly label: string;
  /** A period is a day, a week or a month, all of one column alike. */
  readonly kind: 'text' | 'number' | 'month' | 'date' | 'period';
  readonly unit?: Unit;
  readonly help?: string;
  readonly min?: number;
  /** Other headings a pasted or imported table may carry for it, in lower case. */
  readonly aliases?: readonly string[];
}

/** Columns of numbers that the data makes, as many as it has: `m0`, `m1` … under the headings M0, M1 … */
export interface MoreColumns {
  /** Before the number, in the name of a column. */
  readonly name: string;
  /** Before the number, in the heading. */
  readonly label: string;
  readonly max: number;
  readonly unit?: Unit;
  readonly min?: number;
  readonly help?: string;
}

/** Typed, pasted or imported as CSV. A blank cell is missing, which is not 0. */
export interface TableField extends FieldBase {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly more?: MoreColumns;
  readonly maxRows: number;
  /** A file that is often brought here by mistake: headings it has, in lower case, and the sentence that says where it goes. */
  readonly elsewhere?: { readonly headings: readonly string[]; readonly says: string };
}

type CellValue = string | number | null;
export type TableRow = Readonly<Record<string, CellValue>>;

type Cells<C> = {
  readonly [K in C as K extends { name: infer N extends string } ? N : never]: K extends { kind: 'number' }
    ? number | null
    : string | null;
};
type MoreCells<F> = F extends { more: { name: infer N extends string } }
  ? { readonly [K in `${N}${number}`]?: number | null }
  : unknown;

export type TableValue<F = TableField> = TableField extends F
  ? readonly TableRow[]
  : F extends { columns: readonly (infer C)[] }
    ? readonly (Cells<C> & MoreCells<F>)[]
    : never;
