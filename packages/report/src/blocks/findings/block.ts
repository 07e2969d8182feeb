import type { Statement } from '../../statement.ts';
import type { Base } from '../base.ts';

/** A constant label and one fact or figure each. */
export interface FindingsBlock extends Base {
  readonly kind: 'findings';
  readonly rows: readonly {
    readonly label: string;
    readonly statements: readonly [Statement, ...Statement[]];
  }[];
}
