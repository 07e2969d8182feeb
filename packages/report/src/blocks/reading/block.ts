import type { Statement } from '../../statement.ts';
import type { Base } from '../base.ts';

export interface ReadingSlot {
  /** The input field that a change fills. */
  readonly field: string;
  /** Of a field that answers for several: which one. */
  readonly part?: string;
  /** "Who pays". */
  readonly label: string;
  /** As a reader sees it; null while it is open. */
  readonly value: string | null;
  /** Picked or typed by the founder, read from the text with confidence, read without it, or not there. */
  readonly standing: 'confirmed' | 'read' | 'unsure' | 'open';
  /** The founder's own words it was read from. */
  readonly quote?: string;
  /** Chips to change it with, likeliest first; one that only a model proposes says so. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly by?: 'model' }[];
  /** Other words than the chips are taken too. */
  readonly takesText?: true;
}
/** What was understood of the idea: the first card of a sheet. Changing a slot answers its field and runs again, free of charge. */
export interface ReadingBlock extends Base {
  readonly kind: 'reading';
  /** Unsure ones first. */
  readonly slots: readonly ReadingSlot[];
  /** Where little is known: "We know little about this kind of business." */
  readonly known?: Statement;
}
