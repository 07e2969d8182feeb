import type { IdeaBasis } from '../idea/gather.ts';

export interface Basis extends IdeaBasis {
  /** ISO day of the run: the stop date is counted from it. */
  readonly asOf: string;
}
