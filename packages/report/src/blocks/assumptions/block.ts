import type { Statement } from '../../statement.ts';
import type { Base } from '../base.ts';

export type AssumptionControl =
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | {
      readonly type: 'choice';
      readonly options: readonly { readonly value: string; readonly label: string }[];
    };
export interface AssumptionRow {
  /** Key in the input's `assumptions`. */
  readonly id: string;
  readonly label: string;
  /** With a number control: the figure shown and edited. */
  readonly figure?: string;
  /** With a choice control. */
  readonly chosen?: string;
  readonly control: AssumptionControl;
  readonly isOwn: boolean;
  readonly why: Statement;
}
/** What may be changed at no cost; every change recomputes the whole sheet. */
export interface AssumptionsBlock extends Base {
  readonly kind: 'assumptions';
  readonly rows: readonly AssumptionRow[];
}
