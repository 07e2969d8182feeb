import type { Base } from '../base.ts';

export interface GridState {
  readonly id: string;
  /** "Has it". */
  readonly label: string;
  /** Drawn full, half or empty; a question mark where it is not known. */
  readonly mark: 'full' | 'half' | 'empty' | 'unknown';
}
export interface GridCell {
  /** Id of a state. */
  readonly state: string;
  /** "Pro plan only". */
  readonly detail?: string;
  /** Id of the source it was seen in. */
  readonly source?: string;
  /** The day it was looked at: "2026-11-03". */
  readonly on?: string;
}
/** Who has what: things in rows, those compared in columns, a state in each cell. */
export interface GridBlock extends Base {
  readonly kind: 'grid';
  /** The field it was made from, where that can be changed in a result. */
  readonly field?: string;
  /** Over the first column: "Feature". */
  readonly rowName: string;
  readonly states: readonly GridState[];
  readonly columns: readonly { readonly label: string; readonly isYou?: true }[];
  readonly rows: readonly {
    readonly label: string;
    /** One a column; null where nobody has looked. */
    readonly cells: readonly (GridCell | null)[];
  }[];
}
