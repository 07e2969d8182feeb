import type { Ending, NameRating } from '@slipway/naming';
import type { IdeaBasis } from '../idea/gather.ts';
import type { Style } from './styles.ts';

/** A type, as its axes are read by name. */
type Rates = NameRating & {
  /** How near its words are to the business, 0 to 1. */
  readonly meaning: number;
};

export interface Candidate {
  /** As it is written: "Fillbright". */
  readonly name: string;
  readonly style: Style;
  /** What it was made of: "fill + bright". */
  readonly from: string;
  readonly rates: Rates;
  readonly syllables: number;
  /** Of those who only hear it, the share expected to write it so. */
  readonly share: number;
  /** What they write otherwise, where many do. */
  readonly instead: string | null;
  /** What it is misread as. */
  readonly misread: string | null;
  readonly nearest: { readonly name: string; readonly edits: number } | null;
  /** Of a word with its ending, the whole address: "fre.sh". */
  readonly address: string | null;
}

export interface Basis extends IdeaBasis {
  readonly candidates: readonly Candidate[];
  /** To be checked, in the founder's order. */
  readonly endings: readonly Ending[];
  /** Endings the founder named that we have no price for. */
  readonly unpriced: readonly string[];
  /** Words of the business that names were made of. */
  readonly words: readonly string[];
  /** Names kept away from. */
  readonly awayFrom: readonly string[];
}
