import type { Unit } from '@slipway/core';
import { ok } from '@slipway/finance';
import type { Benchmark } from '@slipway/knowledge';
import type { MetricCard, Tone } from '@slipway/report';
import type { Basis } from '../basis.ts';
import type { Ref, Sheet } from '../desk/sheet.ts';

/** Tone of each band, in the publisher's order: the labels stay theirs. */
const tones: Readonly<Record<string, readonly Tone[]>> = {
  burn_multiple: ['good', 'good', 'good', 'fair', 'poor'],
  efficiency_score: ['fair', 'good', 'good'],
  cash_conversion_score: ['fair', 'good', 'good'],
  hype_ratio: ['good', 'good', 'fair', 'poor'],
  magic_number: ['poor', 'fair', 'good', 'good'],
  quick_ratio: ['poor', 'poor', 'fair', 'good'],
  ltv_cac: ['poor', 'fair', 'good', 'plain'],
  rule_of_40: ['poor', 'fair', 'good'],
  gross_margin: ['poor', 'fair', 'good', 'good'],
  nrr: ['poor', 'fair', 'good', 'good', 'good'],
  grr: ['poor', 'fair', 'good', 'good'],
  runway_months: ['poor', 'poor', 'fair', 'good', 'good'],
  logo_churn_monthly: ['good', 'good', 'fair', 'poor', 'poor'],
  'cac_payback_months/3': ['good', 'fair', 'poor'],
  'cac_payback_months/4': ['good', 'good', 'fair', 'poor'],
};

type Bands = MetricCard['bands'];

export interface Bench {
  readonly bands: Bands;
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

export function openBenches({ benchmarks }: Basis, sheet: Sheet): Benches {
  const cite = (one: Benchmark) =>
    sheet.source({
      id: `bench/${one.id}`,
      publisher: one.publisher,
      what:
        one.what ??
        `What is usual: ${one.metric.replaceAll('_', ' ')}${one.segment ? `, ${one.segment}` : ''}`,
      year: one.year,
      region: null,
      confidence: one.confidence,
      ...(one.note !== null && { note: one.note }),
    });
  return {
    bands(metric) {
      const one = benchmarks.find((bench) => bench.metric === metric && bench.bands.length > 1);
      if (!one) return null;
      const list = tones[metric] ?? tones[`${metric}/${one.bands.length}`] ?? [];
      return {
        bands: one.bands.map((band, at) => ({ ...band, tone: list[at] ?? 'plain' })),
        source: cite(one),
        publisher: nameOf(one.publisher),
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
      return { ref, publisher: nameOf(one.publisher), source };
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
      return { ref, publisher: nameOf(one.publisher), source };
    },
  };
}

/** "Tomasz Tunguz, Redpoint" is one person and a house; "KeyBanc and Benchmarkit surveys" stays. */
function nameOf(publisher: string): string {
  if (publisher.startsWith('Slipway')) return 'Slipway';
  const [first = publisher, rest = ''] = publisher.split(', ');
  return /\p{Nd}/u.test(rest) ? publisher.replace(', ', ' and ') : first.replace(/ \(.*$/u, '');
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

/** The band a value stands in. */
export function bandOf(bench: Bench | null, value: number | null): Bands[number] | null {
  if (!bench || value === null) return null;
  return (
    bench.bands.find(({ from, to }) => (from === null || value >= from) && (to === null || value < to)) ??
    null
  );
}
