import type { Currency } from '@slipway/core';
import type { Benchmark } from '@slipway/knowledge';
import type { Known } from '../known.ts';

/** An earlier run of this tool. */
export interface Past {
  /** ISO day. */
  readonly date: string;
  readonly health: number;
  readonly run?: Known['run'];
}

export interface Basis {
  /** ISO day of the run. */
  readonly asOf: string;
  readonly currency: Currency | null;
  /** By slot of the record, or by the name of a figure of another tool. */
  readonly known: Readonly<Record<string, Known>>;
  /** Oldest first. */
  readonly past: readonly Past[];
  /** Points of each dimension in the run before this one. */
  readonly before: Readonly<Record<string, number>>;
  readonly benchmarks: readonly Benchmark[];
}
