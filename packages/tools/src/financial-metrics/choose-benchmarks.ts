import type { Benchmark } from '@slipway/knowledge';
import { type SegmentClass, segmentClass } from '../segment.ts';
import type { Mode } from './fields.ts';

/** Bands for every company of this kind, whatever its size of buyer. */
const always: readonly string[] = [
  'burn_multiple',
  'efficiency_score',
  'cash_conversion_score',
  'hype_ratio',
  'capital_consumption',
  'magic_number',
  'quick_ratio',
  'ltv_cac',
  'rule_of_40',
  'cac_ratio_new',
  'cac_ratio_blended',
  'growth_endurance',
  'arr_per_fte',
  'runway_months',
];
const anyMode: readonly string[] = ['ltv_cac', 'runway_months'];

const paybackSegments: Readonly<Record<SegmentClass, string>> = {
  consumer: 'SMB',
  smb: 'SMB',
  'mid-market': 'mid-market',
  enterprise: 'enterprise',
};
const churnSegments: Readonly<Record<SegmentClass, string>> = {
  consumer: 'consumer subscription',
  smb: 'SMB',
  'mid-market': 'mid-market',
  enterprise: 'enterprise',
};
const marginSegments: Readonly<Partial<Record<Mode, string>>> = {
  saas: 'software subscription',
  marketplace: 'marketplace (on net revenue)',
  ecommerce: 'e-commerce / D2C product',
};
const growthRows: readonly string[] = [
  'annual-growth/startups-lighter',
  'annual-growth/bessemer-1-10m',
  'annual-growth/all-saas-capital',
];

/** Every one that some company of ours may be held against: what it typed decides which, when the sheet is computed. */
export function isForCompanies({ id, metric }: Benchmark): boolean {
  const bySize = ['gross_margin', 'cac_payback_months', 'logo_churn_monthly', 'nrr', 'grr'];
  return always.includes(metric) || bySize.includes(metric) || growthRows.includes(id);
}

interface Company {
  readonly mode: Mode;
  readonly segment: Parameters<typeof segmentClass>[0];
  readonly currency: string;
  /** What an account pays a month. */
  readonly arpa: number | null;
}

/** Of these, the ones for a company of this kind and size. */
export function chooseBenchmarks(
  benchmarks: readonly Benchmark[],
  { mode, segment: size, currency, arpa }: Company,
): readonly Benchmark[] {
  const segment = segmentClass(size);
  const row = contractRow(currency, arpa);
  return benchmarks.filter(({ id, metric, segment: of }) => {
    if (metric === 'gross_margin') return of !== null && of === marginSegments[mode];
    if (mode !== 'saas') return anyMode.includes(metric);
    if (metric === 'cac_payback_months')
      return of === (segment === null ? 'all private software' : paybackSegments[segment]);
    if (metric === 'logo_churn_monthly') return segment !== null && of === churnSegments[segment];
    if (metric === 'nrr' || metric === 'grr')
      return id === `${metric}/bands` || id === `${metric}/${row ?? 'all-2025'}`;
    return true;
  });
}

/** SaaS Capital's rows are by yearly contract value in dollars: other currencies are not converted. */
function contractRow(currency: string, arpaPerMonth: number | null): string | null {
  if (currency !== 'USD' || arpaPerMonth === null) return null;
  const contract = arpaPerMonth * 12;
  const rows: readonly (readonly [number, string])[] = [
    [12_000, 'acv-under-12k'],
    [25_000, 'acv-12-25k'],
    [50_000, 'acv-25-50k'],
    [100_000, 'acv-50-100k'],
    [250_000, 'acv-100-250k'],
  ];
  return rows.find(([below]) => contract < below)?.[1] ?? 'acv-over-250k';
}
