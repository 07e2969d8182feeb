import type { Base } from '../base.ts';

/** How far one input alone moves the outcome, widest first. */
export interface TornadoBlock extends Base {
  readonly kind: 'tornado';
  readonly outcome: string;
  readonly rows: readonly {
    readonly label: string;
    /** Figures of the outcome when the input stands at its low and at its high end. */
    readonly low: string;
    readonly high: string;
    /** The ends themselves, as figures. */
    readonly from: string;
    readonly to: string;
    /** Where it stands now, as a figure; left out where nothing is said of it. */
    readonly input?: string;
    /** The field in which the founder says it. */
    readonly field?: string;
  }[];
}
