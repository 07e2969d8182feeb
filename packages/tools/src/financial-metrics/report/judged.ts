import type { MetricCard, Tone } from '@slipway/report';
import { bandOf } from '../../benchmarks.ts';
import type { Ref } from '../desk/sheet.ts';
import type { Bench } from './bench.ts';
import type { Telling } from './telling.ts';

/** A figure held against what is usual. */
export interface Judged {
  readonly ref: Ref;
  readonly metric: string;
  readonly bench: Bench;
  readonly band: MetricCard['bands'][number];
  readonly tone: Tone;
}

/** Metric of the benchmarks → figure, in the order of weight: what decides a company comes first. */
export function listMetrics({
  facts,
  desk,
}: Telling): readonly { readonly metric: string; readonly ref: Ref }[] {
  const { retention, lifetime, margins, cash, efficiency } = facts;
  const isSaas = desk.mode === 'saas';
  const all = [
    { metric: 'runway_months', ref: cash.runway },
    { metric: 'ltv_cac', ref: lifetime.toCac },
    { metric: 'gross_margin', ref: margins.gross },
    ...(isSaas
      ? [
          { metric: 'burn_multiple', ref: efficiency.burnMultiple },
          { metric: 'logo_churn_monthly', ref: retention.logo },
          { metric: 'grr', ref: retention.grr },
          { metric: 'nrr', ref: retention.nrr },
          { metric: 'cac_payback_months', ref: lifetime.payback },
          { metric: 'quick_ratio', ref: retention.quick },
          { metric: 'magic_number', ref: efficiency.magic },
          { metric: 'rule_of_40', ref: efficiency.forty },
          { metric: 'hype_ratio', ref: efficiency.hype },
          { metric: 'efficiency_score', ref: efficiency.score },
          { metric: 'cash_conversion_score', ref: efficiency.conversion },
        ]
      : []),
  ];
  // A yearly band says nothing about seven months, and a small base inflates the rule of forty.
  const yearOnly = ['nrr', 'grr'];
  return all.filter(({ metric }) => !yearOnly.includes(metric) || retention.months === 12);
}

export function listJudged(telling: Telling): readonly Judged[] {
  return listMetrics(telling).flatMap(({ metric, ref }) => {
    const bench = telling.benches.bands(metric);
    const band = bandOf(bench, ref.value);
    return bench && band && isBanded(metric, ref) ? [{ ref, metric, bench, band, tone: band.tone }] : [];
  });
}

/** Context only: no colour (A4). */
export function isBanded(metric: string, ref: Ref): boolean {
  return !(metric === 'rule_of_40' && ref.status === 'low_data');
}
