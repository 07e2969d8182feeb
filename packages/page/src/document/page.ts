import type { DesignId } from '../designs/ids.gen.ts';
import type { Data } from '../fields/shape.ts';
import type { SectionKindId } from '../sections/kinds.gen.ts';
import type { Theme } from '../theme/theme.ts';

/** A page is this document and nothing else: preview, public page and export are made from it. */
export interface Page {
  readonly version: number;
  readonly design: DesignId;
  /** The company's name, as the browser's tab and the page's bar show it. */
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** BCP 47, as in `<html lang>`. */
  readonly language: string;
  readonly theme: Theme;
  readonly sections: readonly Section[];
  /** Numbers of the company that its texts were written with; absent where none was. */
  readonly figures?: readonly TakenFigure[];
}

export interface TakenFigure {
  /** Id of the section whose texts show it. */
  readonly section: string;
  /** What it counts: "Interviews". */
  readonly label: string;
  /** As it was printed: "14 offices". */
  readonly text: string;
}

/** Field names of the specification, section 3; `kind`, `variant` and `version` come from the caller. */
export interface Section {
  readonly id: string;
  readonly kind: SectionKindId;
  readonly variant: string;
  /** Of the kind's data. */
  readonly version: number;
  /** ISO date. */
  readonly createdAt: string;
  readonly updatedAt?: string;
  readonly isDuplicate?: true;
  readonly data: Data;
}

export const pageVersion = 1;
export const longestPage = 1000;
