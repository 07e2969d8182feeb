import type { Statement } from '../../statement.ts';
import type { Base, Tone } from '../base.ts';

export interface MetricCard {
  readonly figure: string;
  /** Where it stands among what is usual; empty when nobody published a band. */
  readonly bands: readonly {
    readonly label: string;
    readonly from: number | null;
    readonly to: number | null;
    readonly tone: Tone;
  }[];
  /** Source of the bands. */
  readonly source?: string;
  /** The reading of it, and the question an investor will ask. */
  readonly reading?: Statement;
  readonly question?: Statement;
  /** Other definitions in use: choosing one sets this assumption. */
  readonly definitions?: {
    readonly assumption: string;
    readonly chosen: string;
    readonly options: readonly { readonly value: string; readonly label: string; readonly formula: string }[];
  };
  /** The same metric over time, oldest first, for the small line on the card. */
  readonly trail?: readonly (number | null)[];
}
export interface CardsBlock extends Base {
  readonly kind: 'cards';
  readonly cards: readonly MetricCard[];
}
