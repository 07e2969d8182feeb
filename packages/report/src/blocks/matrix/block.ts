import type { Statement } from '../../statement.ts';
import type { Base } from '../base.ts';

export interface MatrixBlock extends Base {
  readonly kind: 'matrix';
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly (readonly Statement[])[] }[];
}
