import type { Figure, Source } from '@slipway/core';
import type { Block } from './block.ts';

/** What every tool answers with: one renderer, one exporter and one history serve them all. */
export interface Report {
  readonly toolId: string;
  /** "Market size: front-desk software for dental offices". */
  readonly title: string;
  readonly blocks: readonly Block[];
  /** There is nothing to answer yet: the sheet only asks, and costs nothing. */
  readonly asksBack?: true;
  /** By id: every number the blocks and texts name. */
  readonly figures: Readonly<Record<string, Figure>>;
  /** By id: every source the figures and statements name. */
  readonly sources: Readonly<Record<string, Source>>;
}
