import type { Cell, Sheet } from '../file/workbook.ts';

/** One line of the first sheet. */
export interface InputRow {
  /** Of the cell, in formulas of `cells.ts`. */
  readonly key: string;
  /** Of the cell in the file; what is read back is found by it. */
  readonly name: string;
  readonly label: string;
  readonly value: Cell;
  readonly unit: string;
  /** What Slipway takes where nothing else is set; null where there is no such value. */
  readonly usual: Cell | null;
  readonly from: string;
  readonly options?: readonly string[];
  /** What reading it back needs to know, `note-assumption.ts`; fields know it themselves. */
  readonly note?: string;
}

/** A field of many cells, on a sheet of its own. */
export interface InputTable {
  readonly name: string;
  readonly title: string;
  /** Made with the final name of the sheet, since its own formulas may name it. */
  readonly sheet: Omit<Sheet, 'name'>;
  /** Where its head begins: `A4`. */
  readonly head: string;
  /** Key → address on this sheet. */
  readonly places: ReadonlyMap<string, string>;
}

/** What the cells hold now, by key; formulas are checked against them. */
export type CellValues = ReadonlyMap<string, number | null>;
