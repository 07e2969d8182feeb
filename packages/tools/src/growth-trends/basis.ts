import type { Source } from '@slipway/core';
import type { Benchmark } from '@slipway/knowledge';
import type { Series } from '../fields/series/field.ts';

export interface Basis {
  /** ISO day of the run: the current month is not over. */
  readonly asOf: string;
  /** Bands for growth a week. */
  readonly benchmarks: readonly Benchmark[];
  /** What Wikipedia said of the topic; null where it was not asked. */
  readonly views:
    | {
        readonly kind: 'found';
        readonly series: Series;
        readonly source: Source;
        /** When it was looked up; runs of before do not know. */
        readonly at?: string;
      }
    /** Why there is nothing, in a sentence. */
    | { readonly kind: 'none'; readonly says: string }
    | null;
}
