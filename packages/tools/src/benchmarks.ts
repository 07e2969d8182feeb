import type { Source } from '@slipway/core';
import type { Benchmark } from '@slipway/knowledge';
import type { MetricCard, Tone } from '@slipway/report';

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
  user_retention_6m: ['poor', 'good', 'good'],
  logo_churn_monthly: ['good', 'good', 'fair', 'poor', 'poor'],
  'cac_payback_months/3': ['good', 'fair', 'poor'],
  'cac_payback_months/4': ['good', 'good', 'fair', 'poor'],
};

type Bands = MetricCard['bands'];

export function tonedBands({ metric, bands }: Benchmark): Bands {
  const list = tones[metric] ?? tones[`${metric}/${bands.length}`] ?? [];
  return bands.map((band, at) => ({ ...band, tone: list[at] ?? 'plain' }));
}

export function sourceOf({
  id,
  publisher,
  what,
  metric,
  segment,
  year,
  confidence,
  note,
}: Benchmark): Source {
  return {
    id: `bench/${id}`,
    publisher,
    what: what ?? `What is usual: ${nameMetric(metric)}${segment ? `, ${segment}` : ''}`,
    year,
    region: null,
    confidence,
    ...(note !== null && { note }),
  };
}

const metricNames: Readonly<Record<string, string>> = {
  grr: 'gross revenue retention',
  nrr: 'net revenue retention',
  ltv_cac: 'LTV to CAC',
  cac_payback_months: 'months until the cost of a customer is back',
};

function nameMetric(metric: string): string {
  return (
    metricNames[metric] ??
    metric.replaceAll('_', ' ').replace(/\b(arr|mrr|cac|ltv|gmv)\b/gu, (one) => one.toUpperCase())
  );
}

/** "Tomasz Tunguz, Redpoint" is one person and a house; "KeyBanc and Benchmarkit surveys" stays. */
export function publisherName(publisher: string): string {
  if (publisher.startsWith('Slipway')) return 'Slipway';
  const [first = publisher, rest = ''] = publisher.split(', ');
  return /\p{Nd}/u.test(rest) ? publisher.replace(', ', ' and ') : first.replace(/ \(.*$/u, '');
}

/** "the bands of David Sacks", "our own bands". */
export function sayWhoseBands(publisher: string): string {
  const name = publisherName(publisher);
  return name === 'Slipway' ? 'our own bands' : `the bands of ${name}`;
}

/** The band a value stands in. */
export function bandOf(bench: { readonly bands: Bands } | null, value: number | null): Bands[number] | null {
  if (!bench || value === null) return null;
  return (
    bench.bands.find(({ from, to }) => (from === null || value >= from) && (to === null || value < to)) ??
    null
  );
}
