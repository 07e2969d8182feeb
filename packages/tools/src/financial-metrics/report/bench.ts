import type { Unit } from '@slipway/core';
import { ok } from '@slipway/finance';
import type { Benchmark } from '@slipway/knowledge';
import type { MetricCard } from '@slipway/report';
import { publisherName, sourceOf, tonedBands } from '../../benchmarks.ts';
import type { Ref, Sheet } from '../desk/sheet.ts';

export interface Bench {
  readonly bands: MetricCard['bands'];
  readonly source: string;
  readonly publisher: string;
}

export interface Benches {
  /** Bands of a metric, with their source in the sheet; null when nobody published any. */
  bands(metric: string): Bench | null;
  /** The usual value, as a figure with its source; a range where the publisher gives one. */
  typical(
    metric: string,
    label: string,
    unit: Exclude<Unit, `money${string}`>,
    idStart?: string,
  ): Typical | null;
  /** One edge of a metric's bands, to be named in a sentence. */
  edge(metric: string, at: number, label: string, unit: Exclude<Unit, `money${string}`>): Typical | null;
}
interface Typical {
  readonly ref: Ref;
  readonly publisher: string;
  readonly source: string;
}

export function openBenches(benchmarks: readonly Benchmark[], sheet: Sheet): Benches {
  const cite = (one: Benchmark) => sheet.source(sourceOf(one));
  return {
    bands(metric) {
      const one = benchmarks.find((bench) => bench.metric === metric && bench.bands.length > 1);
      if (!one) return null;
      return {
        bands: tonedBands(one),
        source: cite(one),
        publisher: publisherName(one.publisher),
      };
    },
    typical(metric, label, unit, idStart = '') {
      const one = benchmarks
        .filter((bench) => bench.metric === metric && bench.typical !== null && bench.id.startsWith(idStart))
        .toSorted((a, b) => b.year - a.year)[0];
      if (!one || one.typical === null) return null;
      const source = cite(one);
      const [low, high] = typeof one.typical === 'number' ? [one.typical, one.typical] : one.typical;
      const outcome = low === high ? ok({ value: low, unit }) : rangeOf(low, high, unit);
      const ref = sheet.put(`usual.${one.id}`, label, outcome, { kind: 'sourced', sources: [source] });
      return { ref, publisher: publisherName(one.publisher), source };
    },
    edge(metric, at, label, unit) {
      const one = benchmarks.find((bench) => bench.metric === metric && bench.bands.length > 1);
      const value = one?.bands[at]?.from ?? null;
      if (!one || value === null) return null;
      const source = cite(one);
      const ref = sheet.put(`edge.${one.id}.${at}`, label, ok({ value, unit }), {
        kind: 'sourced',
        sources: [source],
      });
      return { ref, publisher: publisherName(one.publisher), source };
    },
  };
}

function rangeOf<U extends Unit>(low: number, high: number, unit: U) {
  return {
    unit,
    value: null,
    status: 'ok',
    reason: null,
    range: { low, high, means: 'the range the publisher gives' },
  } as const;
}
