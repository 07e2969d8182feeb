import type { Statement } from '../../statement.ts';
import type { Base } from '../base.ts';

/** A text to be spoken or sent: it is read in one go and copied whole. */
export interface ScriptBlock extends Base {
  readonly kind: 'script';
  /** Figures about the text itself: how long it is spoken, how many words it has. */
  readonly measures: readonly string[];
  /** Of a letter. */
  readonly subject?: Statement;
  readonly paragraphs: readonly {
    /** Over a part of a one-pager: "Problem". */
    readonly label?: string;
    readonly statements: readonly [Statement, ...Statement[]];
  }[];
}
