import type { Statement } from '../../statement.ts';
import type { Base } from '../base.ts';

export interface RingsBlock extends Base {
  readonly kind: 'rings';
  /** From the largest to the smallest. */
  readonly rings: readonly { readonly label: string; readonly figure: string; readonly note: Statement }[];
}
