import type { Benchmark } from '@slipway/knowledge';

export interface Basis {
  readonly benchmarks: readonly Benchmark[];
  /** ISO day of the run: months from now are counted from it. */
  readonly asOf: string;
}
