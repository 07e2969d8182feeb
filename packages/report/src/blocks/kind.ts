import type { Currency, Figure, Provenance, Unit } from '@slipway/core';
import type { Report } from '../report.ts';
import type { Statement } from '../statement.ts';
import type { Base } from './base.ts';

/**
 * What a report needs to know of one kind of block. Every facet is asked for: a kind that leaves one out does not compile,
 * and one that has nothing to say there says `none`.
 */
export interface Kind<B extends Base> {
  /** Words are on the sheet at once; pictures and controls come when a report has them. A picture has a `picture.ts`. */
  readonly shows: 'words' | 'picture' | 'controls';
  /** How it is called in the margin, as on a drawing. */
  readonly label: 'Fig.' | 'Table' | null;
  /** Ids of the figures it shows, beside those its texts name. */
  figures(block: B): readonly string[];
  /** In reading order, without the intro. */
  statements(block: B): readonly (Statement | undefined)[];
  /** Where rows of values come from that are no figures. */
  origins(block: B): readonly Provenance[];
  /** Ids of the sources it names itself. */
  sources(block: B): readonly string[];
  /** Numbers that a text about the report may say, beside its figures. */
  numbers(block: B, report: Report): readonly Amount[];
  /** What would be drawn wrongly, a sentence each that begins with `at`. */
  problems(block: B, report: Report, at: string): readonly string[];
  /** The data behind it, for exports; null where it is words alone. */
  table(block: B, cells: Cells): Rows | null;
  /** What stands under its title and intro. */
  markdown(block: B, paper: Paper): string;
}

interface Amount {
  readonly value: number | null | undefined;
  readonly unit: Unit;
  readonly currency?: Currency | undefined;
}

/** A number keeps full precision and its unit; whoever writes it out decides how it looks. */
export type TableCell =
  /** With the id of the one source it stands on, where that is all there is to say of it. */
  | { readonly text: string; readonly statements?: readonly Statement[]; readonly source?: string }
  | { readonly figure: Figure }
  | { readonly value: number | null; readonly unit: Unit; readonly currency?: Currency };

export interface Rows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** Makes the cells of a table. */
export interface Cells {
  readonly report: Report;
  text(plain: string | undefined): TableCell;
  figure(id: string): TableCell;
  /** The ends of a figure's range. */
  range(id: string): TableCell;
  /** Sentences, their figures filled in. */
  fill(...said: readonly (Statement | undefined)[]): TableCell;
  value(amount: Amount): TableCell;
}

/** What a block is written on as Markdown. */
export interface Paper {
  readonly report: Report;
  /** With its figures in bold and marked, and marks for the sources it stands on. */
  statement(statement: Statement): string;
  /** The same without bold, for text that stands in bold already. */
  plain(statement: Statement): string;
  figure(figure: Figure): string;
  list(statements: readonly Statement[], isOrdered?: boolean): string;
  /** By when something is to be done. */
  sayDue(days: number): string;
  rows(rows: Rows): string;
  /** The block's own table. */
  table(): string;
}

export const none = (): [] => [];
export const asTable = (_: Base, paper: Paper): string => paper.table();
export const noTable = (): null => null;

/** Parts of a text, those left out that are empty. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

export function points(value: number | null | undefined): Amount {
  return { value, unit: 'count' };
}

export function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

export function isBroken(value: number | null): boolean {
  return value !== null && !Number.isFinite(value);
}
