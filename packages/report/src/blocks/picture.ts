import type { Drawing } from '../geometry/drawing.ts';
import { type Figures, findFigure } from '../geometry/figures.ts';
import type { Base } from './base.ts';
import type { Cell, TableBlock } from './table/block.ts';

/** The drawn side of a kind, apart from the rest because it is fetched when a report has such a block. */
export interface Picture<B extends Base> {
  /** One, or one for each row. */
  draw(block: B, figures: Figures, width: number): readonly Drawing[];
  /** What the drawing shows, in words: for those who cannot see it, and beside it for those who can. */
  summary(block: B, figures: Figures): string;
  /** The data behind it, whole: what the drawing shortens or leaves out stands here. */
  data(block: B, figures: Figures): ChartTable;
}

export type ChartTable = Pick<TableBlock, 'columns' | 'rows'>;

export function dataTable(columns: readonly string[], rows: readonly (readonly Cell[])[]): ChartTable {
  return {
    columns: columns.map((text, index) => (index === 0 ? { label: text } : { label: text, numeric: true })),
    rows: rows.map((cells) => ({ cells })),
  };
}

export function labelCell(text: string): Cell {
  return { label: text };
}

export function figureCell(id: string | undefined): Cell {
  return id === undefined ? labelCell('–') : { figure: id };
}

export function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

export function nameOf(figures: Figures, id: string, otherwise: string): string {
  return findFigure(figures, id)?.label ?? otherwise;
}
