import type { Statement } from '../../statement.ts';
import type { Base, Tone } from '../base.ts';

export type Cell =
  | { readonly figure: string }
  | { readonly statement: Statement }
  | { readonly label: string; readonly tone?: Tone };
export interface TableBlock extends Base {
  readonly kind: 'table';
  readonly columns: readonly { readonly label: string; readonly numeric?: boolean }[];
  readonly rows: readonly { readonly cells: readonly Cell[]; readonly strong?: boolean }[];
}
