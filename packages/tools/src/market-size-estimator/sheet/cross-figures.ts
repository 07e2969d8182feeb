import type { MarketBasis } from '../basis.ts';
import type { Estimate } from '../model/estimate.ts';
import type { Writer } from './writer.ts';

/** Reachable market below which a venture cannot be built on it, in dollars (scoring rubric, market: levels 1 and 2). */
export const ventureFloorUsd = 50_000_000;
export const ventureFullUsd = 300_000_000;
export const ventureFloorWhy = 'Scoring rubric of this product, after Sequoia and Friedman 2022.';

/** The other two methods, what they would take, and the yardsticks. */
export function addCrossFigures(writer: Writer, of: Estimate, basis: MarketBasis): void {
  addMethodTotals(writer, of);
  addYardsticks(writer, of, basis);
}

function addMethodTotals(writer: Writer, { totals, checks, sizes, perBuyer }: Estimate): void {
  const whole = checks.topDownFigure.span?.base ?? null;
  if (totals.topDown !== null)
    writer.derived({
      id: 'topDown',
      label: 'Top-down total',
      value: totals.topDown,
      unit: 'money/year',
      formula: 'market figure × part that is your kind of product',
      inputs: ['topDownFigure', 'topDownShare'],
    });
  if (whole !== null && whole > 0)
    writer.derived({
      id: 'impliedShare',
      label: 'Bottom-up as a share of the published figure',
      value: sizes.tam / whole,
      unit: 'share',
      formula: 'TAM ÷ market figure',
      inputs: ['tam', 'topDownFigure'],
    });
  if (totals.value !== null)
    writer.derived({
      id: 'valueTotal',
      label: 'Value-theory total',
      value: totals.value,
      unit: 'money/year',
      formula: 'buyers with the problem × worth per month × part you can charge × 12',
      inputs: ['tamBuyers', 'valuePerMonth', 'captureShare'],
    });
  const capture = checks.captureShare.span?.base ?? 0;
  if (capture > 0)
    writer.derived({
      id: 'impliedValue',
      label: 'Worth per buyer and month that carries the price',
      value: perBuyer / 12 / capture,
      unit: 'money/month',
      formula: 'revenue per buyer and year ÷ 12 ÷ part you can charge',
      inputs: ['annualPrice', 'captureShare'],
    });
}

function addYardsticks(writer: Writer, { sizes, money }: Estimate, { anchor }: MarketBasis): void {
  writer.cite(anchor.source);
  writer.figure({
    id: 'anchorShare',
    label: 'Share of US restaurants that Toast held after about ten years',
    value: anchor.share,
    unit: 'share',
    provenance: { kind: 'sourced', sources: [anchor.source.id] },
  });
  writer.derived({
    id: 'anchorRevenue',
    label: 'The same share of your reachable market',
    value: sizes.sam * anchor.share,
    unit: 'money/year',
    formula: 'SAM × share Toast held',
    inputs: ['sam', 'anchorShare'],
  });
  if (money.perDollar !== null)
    writer.figure({
      id: 'ventureFloor',
      label: 'Reachable market below which a venture is hard to build',
      value: ventureFloorUsd * money.perDollar,
      unit: 'money/year',
      provenance: { kind: 'assumed', why: ventureFloorWhy },
    });
}
