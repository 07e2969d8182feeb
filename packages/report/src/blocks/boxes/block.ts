import type { Statement } from '../../statement.ts';
import type { Base, Tone } from '../base.ts';

/** Named boxes of items, as in a SWOT. What the founder changes in an editable one are assumptions: `item-keys.ts`. */
export interface BoxItem {
  readonly id: string;
  /** Constant, before the sentence: "It costs them". */
  readonly label?: string;
  readonly statement: Statement;
  /** From 1 to `weightMax`, drawn as a bar. */
  readonly weight: number;
  /** The founder's words: in place of ours, or added. */
  readonly own?: 'edited' | 'added';
  /** Struck out; kept so that it can be put back. Exports leave it out. */
  readonly struck?: true;
}
export interface BoxesBlock extends Base {
  readonly kind: 'boxes';
  readonly editable: boolean;
  /** Two columns, read row by row. */
  readonly boxes: readonly {
    readonly id: string;
    readonly label: string;
    readonly hint: string;
    readonly tone: Tone;
    readonly items: readonly BoxItem[];
    /** Said when the box is empty: what to tell so that it fills. */
    readonly empty?: Statement;
  }[];
}
