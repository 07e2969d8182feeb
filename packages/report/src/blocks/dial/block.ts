import type { Statement } from '../../statement.ts';
import type { Base, Tone } from '../base.ts';

export interface Dial {
  readonly label: string;
  /** A figure with a range; without a value only its lean is known. */
  readonly figure: string;
  readonly lean?: 'weak' | 'middle' | 'strong';
  readonly max: number;
  /** One line beside it. */
  readonly note?: Statement;
}
/** One gauge by itself, with the named bands of its scale. */
export interface DialBlock extends Base, Dial {
  readonly kind: 'dial';
  /** From low to high, without a gap; empty where nobody published any. */
  readonly bands: readonly {
    readonly label: string;
    readonly from: number;
    readonly to: number;
    readonly tone: Tone;
  }[];
}
