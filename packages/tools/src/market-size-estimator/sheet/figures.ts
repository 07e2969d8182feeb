import { type CountNote, noteSource } from '@slipway/analyst';
import type { Expression, Figure, Provenance } from '@slipway/core';
import { isMoney } from '@slipway/core';
import type { Derived } from '@slipway/report';
import type { Factor } from '../model/factor.ts';
import { round } from '../model/span.ts';
import { priceFigure, rounded, type SizeFormulas, sizeFormulas } from './formulas.ts';
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
  const { published, span, value, noun, quote } = used;
  return writer.figure({
    id: 'buyers',
    label: published?.label ?? 'Your count',
    value,
    unit: 'count',
    noun,
    range: { low: span.low, high: span.high, means: 'what is allowed around it' },
    provenance:
      published === null
        ? quote === null
          ? { kind: 'measured', field: 'buyers' }
          : { kind: 'measured', field: 'idea', quote }
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
    ...countedValue(used.published),
    unit: 'count',
    noun: used.noun,
    provenance: { kind: 'sourced', sources: [writer.cite(sourceOf(used.published))] },
  });
}

/** An estimate is shown as its range. */
export function countedValue({ value, estimate }: CountNote): Pick<Figure, 'value' | 'range'> {
  if (estimate === undefined) return { value: round(value) };
  const [low, high] = [round(estimate.low), round(estimate.high)];
  return { value: null, range: { low, high, means: 'by what is usual for a million people' } };
}

export interface SizeFigures {
  readonly tam: string;
  /** Where the founder set a share. */
  readonly sam: string | null;
  readonly som: string | null;
  /** What one customer brings in a year. */
  readonly each: string;
  readonly formulas: SizeFormulas;
}

/** Null while something that is multiplied is open. Call after the size line, whose price it stands on. */
export function addSizes(sheet: Sheet): SizeFigures | null {
  const { market, writer } = sheet;
  const { sizes, plan, earning, factors, line, currency } = market;
  const buyers = addBuyers(sheet);
  if (sizes === null || plan === null || earning === null || line === null || buyers === null) return null;
  for (const factor of earning.amounts) addFactor(sheet, factor);
  const money = (id: string, label: string, formula: Expression): string =>
    writer.derive({
      id,
      label,
      unit: 'money/year',
      currency,
      formula: rounded(formula, digits),
      ...endsOf(sheet),
    });
  const digits = market.counts.used?.quote == null || line.ours !== null ? 2 : 3;
  addYardstick(sheet);
  const formulas = sizeFormulas(market);
  const each = money('each', 'One customer a year', formulas.each);
  const tam = money('tam', 'All of them', formulas.tam);
  const isShared = plan.spans.fitShare.base * plan.spans.reachShare.base < 1;
  const { fitShare, reachShare, adoption, sellers, dealsPerSeller, churnPerMonth, years } = factors;
  const bounds = [
    fitShare,
    reachShare,
    ...(plan.hasAdoption ? [adoption] : []),
    ...(plan.hasCapacity ? [sellers, dealsPerSeller, churnPerMonth, years] : []),
  ];
  for (const factor of bounds) addFactor(sheet, factor);
  if (plan.hasCapacity) addCycle(sheet);
  const sam = isShared ? money('sam', 'Those you can serve', formulas.sam) : null;
  const som = sizes.som === null ? null : money('som', 'What you can win', formulas.som);
  return { tam, sam, som, each, formulas };
}

/** How long a sale takes; null where our notes do not say. */
export function addCycle({ market, writer }: Sheet): string | null {
  if (market.cycleMonths === 0) return null;
  return writer.figure({
    id: 'cycleMonths',
    label: 'Length of a sale',
    value: market.cycleMonths,
    unit: 'months',
    provenance: { kind: 'assumed', why: 'The middle of what our notes say for this kind of business.' },
  });
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

/** With a price of our notes, or an estimated count, its ends are the ends of the sum. */
export function endsOf({ market }: Sheet): Pick<Derived, 'endsOf'> {
  const { line, earning, counts } = market;
  if (line?.ours != null && earning !== null && earning.price.low < earning.price.high)
    return { endsOf: { input: priceFigure(market), means: 'at the ends of the price' } };
  return counts.used?.published?.estimate === undefined
    ? {}
    : { endsOf: { input: 'buyers', means: 'at the ends of the count' } };
}
