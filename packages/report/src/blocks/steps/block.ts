import type { Statement } from '../../statement.ts';
import type { Base } from '../base.ts';

export interface StepsBlock extends Base {
  readonly kind: 'steps';
  readonly steps: readonly {
    readonly id: string;
    readonly do: Statement;
    /** Fixed beforehand: what counts as passed, and from how many. */
    readonly passes?: Statement;
    readonly owner?: string;
    /** Days from the run. */
    readonly dueDays?: number;
  }[];
}
