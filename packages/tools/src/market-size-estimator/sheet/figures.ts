import { noteSource } from '@slipway/analyst';
import type { Figure, Provenance } from '@slipway/core';
import { isMoney } from '@slipway/core';
import type { Factor } from '../model/factor.ts';
import { round } from '../model/span.ts';
import { type Sheet, sourceOf } from './sheet.ts';

/** An input as a figure; answers its id. */
export function addFactor(sheet: Sheet, { id, label, unit, noun, span, origin }: Factor): string {
  const { market, writer } = sheet;
  // The first line has made it.
  if (id === 'saleSize' && market.line?.kind === 'units') return id;
  const base = {
    id,
    label,
    unit,
    ...(isMoney(unit) ? { currency: market.currency } : {}),
    ...(noun === undefined ? {} : { noun }),
    provenance: provenanceOf(sheet, id, origin),
  };
  if (span === null) return writer.figure({ ...base, value: null, status: 'missing', reason: 'Not set' });
  return writer.figure({ ...base, value: span.base, ...rangeOf(span) });
}

function provenanceOf(sheet: Sheet, id: string, origin: Factor['origin']): Provenance {
  const { basis, writer, rows } = sheet;
  switch (origin.kind) {
    case 'own':
      return { kind: 'measured', field: id };
    case 'published':
      return { kind: 'sourced', sources: [origin.source] };
    case 'notes': {
      const niche = origin.source.split('#')[0] ?? null;
      const says = 'what a customer costs, how many leave, and what is left';
      return { kind: 'sourced', sources: [writer.cite(noteSource(origin.source, says, niche, basis.notes))] };
    }
    case 'default':
      return { kind: 'assumed', why: origin.why, ...(rows.has(id) ? { assumption: id } : {}) };
  }
}

function rangeOf({ low, high }: NonNullable<Factor['span']>): Pick<Figure, 'range'> {
  return low < high ? { range: { low, high, means: 'what is allowed around it' } } : {};
}

/** How many there are, in full; null without a count. */
export function addBuyers({ market, writer }: Sheet): string | null {
  const { used } = market.counts;
  if (used === null) return null;
  const { published, span, value, noun } = used;
  return writer.figure({
    id: 'buyers',
    label: published?.label ?? 'Your count',
    value,
    unit: 'count',
    noun,
    range: { low: span.low, high: span.high, means: 'what is allowed around it' },
    provenance:
      published === null
        ? { kind: 'measured', field: 'buyers' }
        : { kind: 'sourced', sources: [writer.cite(sourceOf(published))] },
  });
}

/** The same as it stands in a sentence: the founder's own in full, a published one rounded. */
export function addCounted({ market, writer }: Sheet): string | null {
  const { used } = market.counts;
  if (used === null) return null;
  if (used.published === null) return 'buyers';
  return writer.figure({
    id: 'counted',
    label: used.published.label,
    value: round(used.value),
    unit: 'count',
    noun: used.noun,
    provenance: { kind: 'sourced', sources: [writer.cite(sourceOf(used.published))] },
  });
}

export interface SizeFigures {
  readonly tam: string;
  /** Where the founder set a share. */
  readonly sam: string | null;
  readonly som: string | null;
  /** What one customer brings in a year. */
  readonly each: string;
}

/** Null while something that is multiplied is open. Call after the size line, whose price it stands on. */
export function addSizes(sheet: Sheet): SizeFigures | null {
  const { market, writer } = sheet;
  const { sizes, plan, earning, factors, line, currency } = market;
  const buyers = addBuyers(sheet);
  if (sizes === null || plan === null || earning === null || line === null || buyers === null) return null;
  const price = line.ours !== null ? 'usual-price' : line.price?.currency === '%' ? 'own-share' : 'own-price';
  const amounts = earning.amounts.map((factor) => addFactor(sheet, factor));
  const money = (
    id: string,
    label: string,
    value: number,
    formula: string,
    inputs: readonly string[],
  ): string =>
    writer.figure({
      id,
      label,
      unit: 'money/year',
      currency,
      ...shownSum(sheet, value),
      provenance: { kind: 'derived', formula, inputs },
    });
  addYardstick(sheet);
  const each = money(
    'each',
    'One customer a year',
    market.each ?? 0,
    'price × what one customer buys in a year',
    [price, ...amounts],
  );
  const tam = money('tam', 'All of them', sizes.tam, 'how many there are × one customer a year', [
    buyers,
    each,
  ]);
  const isShared = plan.spans.fitShare.base * plan.spans.reachShare.base < 1;
  const shares = [addFactor(sheet, factors.fitShare), addFactor(sheet, factors.reachShare)];
  const sam = isShared
    ? money('sam', 'Those you can serve', sizes.sam, 'all of them × the shares you set', [tam, ...shares])
    : null;
  const bounds = [
    ...(plan.hasAdoption ? [addFactor(sheet, factors.adoption)] : []),
    ...(plan.hasCapacity
      ? [factors.sellers, factors.dealsPerSeller, factors.churnPerMonth, factors.years].map((one) =>
          addFactor(sheet, one),
        )
      : []),
  ];
  const som =
    sizes.som === null
      ? null
      : money(
          'som',
          'What you can win',
          sizes.som,
          'the smallest of: those you can serve, your share of them, what your people can sign and keep',
          [sam ?? tam, each, ...bounds],
        );
  return { tam, sam, som, each };
}

/** What the whole market must reach, by the yardstick; null where it need not. */
export function addYardstick({ market, writer }: Sheet): string | null {
  const { yardstick, currency } = market;
  if (yardstick.goal === null) return null;
  return writer.figure({
    id: 'yardstickGoal',
    label: 'What you want in a year',
    value: yardstick.goal,
    unit: 'money/year',
    currency,
    provenance: { kind: 'assumed', why: 'By what you want it to be.', assumption: 'yardstick' },
  });
}

/** With a price of our notes, its ends are the ends of the sum. */
function shownSum({ market }: Sheet, value: number): Pick<Figure, 'value' | 'range'> {
  const { line, earning } = market;
  if (line?.ours == null || earning === null || earning.price.low === earning.price.high)
    return { value: round(value) };
  const { low, base, high } = earning.price;
  return {
    value: null,
    range: {
      low: round((value * low) / base),
      high: round((value * high) / base),
      means: 'at the ends of the price',
    },
  };
}
