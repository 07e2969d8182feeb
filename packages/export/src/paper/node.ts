import type { Tone } from '@slipway/report';
import type { Drawing, Pen } from '@slipway/report/geometry';
import type { AboutRow } from '../about-rows.ts';

/** A piece of a line in one look. */
export interface Run {
  readonly text: string;
  readonly strong?: boolean;
  readonly pen?: Pen;
  /** The number of a note: small, after what it is about. */
  readonly isNote?: true;
}

export interface PaperCell {
  readonly runs: readonly Run[];
  readonly drawing?: Drawing;
}

/** What a sheet is made of on paper. Every format that lays out pages draws these, and no format knows a kind of block. Units are pixels. */
export type PaperNode =
  | { readonly kind: 'text'; readonly size: 'lead' | 'body' | 'small'; readonly runs: readonly Run[] }
  /** A name over a part of a section. */
  | { readonly kind: 'subtitle'; readonly text: string; readonly hint?: string; readonly tone?: Tone }
  | { readonly kind: 'number'; readonly label: string; readonly runs: readonly Run[]; readonly below: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Run[])[] }
  /** A label and what is said of it, line by line. */
  | {
      readonly kind: 'facts';
      /** Set small: a long list of short lines. */
      readonly isDense?: true;
      /** A long list of notes, in two columns where the paper has pages. */
      readonly isParted?: true;
      readonly rows: readonly { readonly label: string; readonly runs: readonly Run[] }[];
    }
  | {
      readonly kind: 'table';
      /** `share` is the width against the others. */
      readonly columns: readonly {
        readonly label: string;
        readonly isNumeric: boolean;
        readonly share: number;
      }[];
      readonly rows: readonly { readonly cells: readonly PaperCell[]; readonly strong: boolean }[];
    }
  | { readonly kind: 'drawing'; readonly drawing: Drawing; readonly says: string }
  /** Set apart by a line at its side in the colour of its tone. */
  | { readonly kind: 'aside'; readonly tone: Tone; readonly nodes: readonly PaperNode[] }
  | {
      readonly kind: 'columns';
      readonly columns: readonly { readonly share: number; readonly nodes: readonly PaperNode[] }[];
    };

/** A part of a sheet that the contents list. */
export interface Section {
  readonly id: string;
  /** Null where it needs no name: the answer stands under the title. */
  readonly title: string | null;
  /** "Fig. 1". */
  readonly label: string | null;
  readonly nodes: readonly PaperNode[];
}

export interface Sheet {
  readonly title: string;
  /** Over the title: the tool. */
  readonly over: string;
  readonly about: readonly AboutRow[];
  readonly sections: readonly Section[];
}
