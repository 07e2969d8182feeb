import type { Statement } from '../statement.ts';

export type Tone = 'good' | 'fair' | 'poor' | 'plain';

/** What every block may carry. In all of them `figure` is the id of one of the report’s figures. */
export interface Base {
  /** Unique in its report. */
  readonly id: string;
  readonly title?: string;
  /** Blocks that share a tab stand behind one tab of the sheet; without one a block is always shown. */
  readonly tab?: string;
  /** Under the title, before the picture. */
  readonly intro?: Statement;
  /** Closed until it is opened: working, assumptions, everything beyond the answer. */
  readonly folded?: true;
}
