import type { Statement } from '../../statement.ts';
import type { Base } from '../base.ts';

export interface BarRow {
  readonly label: string;
  readonly figure: string;
  /** Drawn as a line the bar cannot cross. */
  readonly ceiling?: { readonly at: number; readonly label: string };
  readonly weight?: string;
  /** Nothing was said: the bar is its range only. */
  readonly unknown?: boolean;
  readonly note?: Statement;
}
export interface BarsBlock extends Base {
  readonly kind: 'bars';
  readonly max: number;
  readonly rows: readonly BarRow[];
}
