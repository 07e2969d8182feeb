import type { PageBasis } from '../landing/gather-page.ts';

export interface Basis extends PageBasis {
  /** ISO day of the run: the stop date is counted from it. */
  readonly asOf: string;
}
