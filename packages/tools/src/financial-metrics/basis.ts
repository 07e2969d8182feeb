import type { Benchmark } from '@slipway/knowledge';

/** What is usual for a company of this kind, each with its publisher and year. */
export interface Basis {
  readonly benchmarks: readonly Benchmark[];
}
