import type { Statement } from '../../statement.ts';
import type { Base, Tone } from '../base.ts';

export interface ListBlock extends Base {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly tone: Tone;
  readonly items: readonly Statement[];
}
