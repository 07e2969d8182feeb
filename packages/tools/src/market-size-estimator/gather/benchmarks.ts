import type { Source } from '@slipway/core';
import type { AcvSegment, Benchmark, Knowledge } from '@slipway/facts';
import type { MarketBasis, Penetration, Span } from '../basis.ts';

function getBenchmark({ benchmarks }: Knowledge, id: string): Benchmark {
  const found = benchmarks.find((benchmark) => benchmark.id === id);
  if (found === undefined) throw new Error(`There is no benchmark called ${id}.`);
  return found;
}

export function sourceOf({ id, publisher, what, metric, year, confidence, note }: Benchmark): Source {
  return {
    id,
    publisher,
    what: what ?? metric,
    year,
    region: null,
    confidence,
    ...(note === null ? {} : { note }),
  };
}

/** The base of a band that spans two values is its lower end, as in the reference's worked example. */
function spanOf({ bands }: Benchmark): Span {
  const at = (label: string) => bands.find((band) => band.label === label)?.from ?? 0;
  return { low: at('conservative'), base: at('base'), high: at('aggressive') };
}

export function penetrationOf(knowledge: Knowledge): Penetration {
  const year = (of: number) => getBenchmark(knowledge, `som-penetration/year-${of}`);
  return {
    byYear: [1, 3, 5].map((of) => ({ year: of, span: spanOf(year(of)) })),
    niche: spanOf(getBenchmark(knowledge, 'som-penetration/year-5-niche-below-5000-buyers')),
    source: sourceOf(year(5)),
  };
}

/** Customers lost per month, usual for the size of buyer (metrics reference, B3). */
export function churnOf(
  knowledge: Knowledge,
  segment: AcvSegment['id'] | null,
): NonNullable<MarketBasis['churn']> {
  const isConsumer = segment === 'consumer' || segment === 'prosumer';
  const size =
    segment === 'enterprise' || segment === 'government' || segment === 'school'
      ? 'enterprise'
      : segment === 'mid-market'
        ? 'mid-market'
        : 'smb';
  const found = getBenchmark(
    knowledge,
    isConsumer ? 'logo-churn-monthly/consumer-subscription-bands' : `logo-churn-monthly/${size}-tunguz`,
  );
  const average = found.bands.find(({ label }) => label === 'average');
  const [low, high] = Array.isArray(found.typical)
    ? found.typical
    : [average?.from ?? 0.04, average?.to ?? 0.06];
  return { low, high, source: sourceOf(found) };
}

export function captureOf(knowledge: Knowledge): MarketBasis['capture'] {
  const found = getBenchmark(knowledge, 'value-capture/ten-times-rule');
  const [low, high] = Array.isArray(found.typical) ? found.typical : [0.1, 0.2];
  return { low, high, source: sourceOf(found) };
}

/** What one of the most successful vertical platforms had after ten years. */
export function anchorOf(knowledge: Knowledge): MarketBasis['anchor'] {
  const found = getBenchmark(knowledge, 'share-reached/toast-2021');
  return { share: typeof found.typical === 'number' ? found.typical : 0.056, source: sourceOf(found) };
}

export function growthSource(knowledge: Knowledge): Source {
  return sourceOf(getBenchmark(knowledge, 'yearly-multiple/t2d3-early'));
}

export function adSpendOf({ verticals, countries }: Knowledge): MarketBasis['adSpendPerUserUsd'] {
  const fact = verticals
    .flatMap(({ facts }) => facts)
    .find(({ id }) => id === 'martech/us-internet-advertising-revenue-2024');
  const users = countries.find(({ iso }) => iso === 'US')?.internetUsers;
  if (fact === undefined || users === undefined) return null;
  const { id, publisher, what, year, region, confidence } = fact;
  return {
    value: fact.value / users,
    source: { id, publisher, what: `${what}, per internet user`, year, region, confidence },
  };
}
