import type { GatedFeature } from '@slipway/credits';
import type { Faces } from '@slipway/page/parts';
import type { Source, SourceKind } from './source.ts';

/** What is known of a format without making a file: the menu, the address and the gate read this. */
export interface Format {
  /** In the address: "pdf". */
  readonly id: string;
  /** "PDF". */
  readonly name: string;
  /** What it is good for, in one line. */
  readonly goodFor: string;
  /** The same of a whole project, where that is something else. */
  readonly goodForProject?: string;
  readonly gate: GatedFeature;
  readonly extension: string;
  readonly mime: string;
  readonly of: readonly SourceKind[];
  /** Tools it can be made of; every one when left out. */
  readonly toolIds?: readonly string[];
  /** Can also be made of one chart alone. */
  readonly ofChart?: true;
}

/** What the address asks for beside the format. */
export interface Options {
  /** Id of one block that has a drawing; the whole sheet when left out. */
  readonly block?: string | undefined;
  /** Pixels for each unit of a picture. */
  readonly scale?: number | undefined;
}

/** A TrueType file. */
export interface FontFile {
  readonly path: string;
  readonly read: () => Uint8Array;
}

export type FontFamily = Readonly<Record<'regular' | 'strong', FontFile>>;

/** The product's own are whole fonts: ₹, € and £ are in every one of them. */
export interface Fonts extends FontFamily {
  readonly display: FontFile;
  /** What decks are set in. A page fetches no font and takes what the machine has; a file needs one to carry. */
  readonly families: Readonly<Record<Faces['display'], FontFamily>>;
}

/** What a maker needs from outside. */
export interface Workshop {
  readonly fonts: Fonts;
  /** Says how far it is; a long one stops at the next step once the person has gone. */
  readonly progress: (done: number, total: number, what: string) => void;
}

export type Make = (source: Source, workshop: Workshop, options: Options) => Promise<Uint8Array>;
