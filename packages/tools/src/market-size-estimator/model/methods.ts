import type { Source } from '@slipway/core';
import type { MarketBasis, PublishedFact, Span } from '../basis.ts';
import type { MarketInput } from '../fields.ts';
import { controls } from './controls.ts';
import type { Money } from './currency.ts';
import { around, type Factor, findOwn } from './factor.ts';

/** Only these kinds of figure may start a top-down sum (market reference, section 13). */
const startingKinds = new Set(['spend', 'revenue', 'estimate']);

export interface CrossChecks {
  readonly topDownFigure: Factor;
  /** The published figure in use; null for the founder's own. */
  readonly fact: PublishedFact | null;
  readonly topDownYear: number | null;
  /** The founder's figure counts something that is no market. */
  readonly refusedKind: string | null;
  readonly topDownShare: Factor;
  readonly topDown: number | null;
  readonly valuePerMonth: Factor;
  readonly captureShare: Factor;
}

export function sourceOfFact({
  id,
  publisher,
  what,
  year,
  region,
  confidence,
  note,
  kind,
}: PublishedFact): Source {
  return {
    id,
    publisher,
    what,
    year,
    region,
    confidence,
    note: note ?? `Published as: ${kind}.`,
  };
}

export function crossChecksOf(input: MarketInput, basis: MarketBasis, money: Money): CrossChecks {
  const own = money.ownAmountsCount ? findOwn(input, 'topDownFigure', controls.topDownFigure) : null;
  const kind = input.topDownKind;
  const refusedKind = own !== null && kind !== undefined && !startingKinds.has(kind) ? kind : null;
  const fact = own === null ? startingFact(basis) : null;
  const rate = fact?.unit.startsWith('USD') ? money.perDollar : null;
  const value = own?.value ?? (fact !== null && rate !== null ? fact.value * rate : null);
  const share = findOwn(input, 'topDownShare', controls.topDownShare);
  const isOpen = value !== null && refusedKind === null;
  const worth = money.ownAmountsCount ? findOwn(input, 'valuePerMonth', controls.valuePerMonth) : null;
  const capture = findOwn(input, 'captureShare', controls.captureShare);
  const { low, high, source } = basis.capture;
  return {
    topDownFigure: {
      id: 'topDownFigure',
      label:
        fact?.what ?? (own === null ? 'A published market to compare with' : 'The market figure you gave'),
      unit: 'money/year',
      span: value === null ? null : { low: value, base: value, high: value },
      origin:
        own?.origin ??
        (fact === null ? { kind: 'missing' } : { kind: 'published', source: sourceOfFact(fact) }),
    },
    fact: value === null ? null : fact,
    topDownYear: own === null ? (fact?.year ?? null) : (input.topDownYear ?? null),
    refusedKind,
    topDownShare: {
      id: 'topDownShare',
      label: 'Part of it that is your kind of product',
      unit: 'share',
      span: share === null ? null : around(share.value, 0.3, 0.3, 1),
      origin: share?.origin ?? { kind: 'missing' },
    },
    topDown: isOpen && share !== null ? value * share.value : null,
    valuePerMonth: {
      id: 'valuePerMonth',
      label: 'Worth to one buyer per month',
      unit: 'money/month',
      span: worth === null ? null : around(worth.value, 0.3, 0.3),
      origin: worth?.origin ?? { kind: 'missing' },
    },
    captureShare: {
      id: 'captureShare',
      label: 'Part of that worth you can charge',
      unit: 'share',
      span: capture === null ? { low, base: (low + high) / 2, high } : around(capture.value, 0.2, 0.2, 1),
      origin: capture?.origin ?? { kind: 'usual', source },
    },
  };
}

/** A market figure of the same place; a worldwide one is too far off to start from unless the world is meant. */
function startingFact({ facts, place, askedGlobal }: MarketBasis): PublishedFact | null {
  const open = facts.filter(({ use }) => use === 'market');
  return (
    open.find(({ region }) => region === place.code) ??
    (askedGlobal ? open.find(({ region }) => region === 'global') : undefined) ??
    null
  );
}

export interface Gap {
  readonly times: number;
  readonly largest: MethodName;
  readonly smallest: MethodName;
  /** The input that closes it with the smallest stretch, and where it would have to stand. */
  readonly closes: Factor;
  readonly needed: number;
}
export type MethodName = 'bottomUp' | 'topDown' | 'value';

/** Above this, the methods do not tell of the same market. */
export const gapMost = 3;

/**
 * When the largest is more than three times the smallest: which input, moved alone, makes the two agree with the smallest
 * stretch, in half-widths of its own range.
 */
export function findGap(
  totals: Readonly<Record<MethodName, number | null>>,
  inputs: Readonly<Record<MethodName, readonly Factor[]>>,
): Gap | null {
  const run = (Object.entries(totals) as [MethodName, number | null][])
    .flatMap(([name, total]) => (total !== null && total > 0 ? [{ name, total }] : []))
    .sort((a, b) => b.total - a.total);
  const [largest, smallest] = [run[0], run.at(-1)];
  if (largest === undefined || smallest === undefined || run.length < 2) return null;
  const times = largest.total / smallest.total;
  if (times <= gapMost) return null;
  const candidates = [
    ...inputs[largest.name].map((factor) => ({ factor, by: 1 / times })),
    ...inputs[smallest.name].map((factor) => ({ factor, by: times })),
  ].flatMap(({ factor, by }) =>
    factor.span === null ? [] : [{ factor, by, stretch: stretchOf(factor.span, by) }],
  );
  const best = candidates.sort((a, b) => a.stretch - b.stretch)[0];
  if (best === undefined) return null;
  return {
    times,
    largest: largest.name,
    smallest: smallest.name,
    closes: best.factor,
    needed: (best.factor.span?.base ?? 0) * best.by,
  };
}

function stretchOf({ low, base, high }: Span, by: number): number {
  const end = by > 1 ? high : low;
  const half = end > 0 && base > 0 ? Math.abs(Math.log(end / base)) : 0;
  return Math.abs(Math.log(by)) / Math.max(half, 0.02);
}
