import type { Statement } from '../../statement.ts';
import type { Base, Tone } from '../base.ts';

/** One score on a scale, with its range and the named bands of the scale. */
export interface ScoreBlock extends Base {
  readonly kind: 'score';
  readonly figure: string;
  readonly max: number;
  readonly bands: readonly {
    readonly label: string;
    readonly from: number;
    readonly to: number;
    readonly tone: Tone;
  }[];
  /** What holds the score down, by name: "No evidence yet". */
  readonly caps: readonly { readonly at: number; readonly why: Statement }[];
}
