import type { Base } from '../base.ts';

export interface WaterfallBlock extends Base {
  readonly kind: 'waterfall';
  readonly steps: readonly {
    readonly label: string;
    readonly figure: string;
    readonly role: 'start' | 'up' | 'down' | 'total';
  }[];
}
