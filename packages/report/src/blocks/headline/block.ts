import type { Statement } from '../../statement.ts';
import type { Base, Tone } from '../base.ts';

/** The answer in one sentence, and what to know beside it. */
export interface HeadlineBlock extends Base {
  readonly kind: 'headline';
  readonly tone: Tone;
  readonly verdict: Statement;
  readonly lede: readonly Statement[];
  /** The number the result is known by in lists; where it is left out, the first that the verdict names. */
  readonly big?: { readonly label: string; readonly figure: string };
}
