import type { Statement } from '../../statement.ts';
import type { Base, Tone } from '../base.ts';

export interface CalloutBlock extends Base {
  readonly kind: 'callout';
  readonly tone: Tone;
  readonly statement: Statement;
}
