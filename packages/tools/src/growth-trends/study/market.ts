import type { Series } from '../../fields/series/field.ts';
import { placeOf } from '../../fields/series/steps.ts';
import { startOf } from './calendar.ts';

export interface Beside {
  /** Places in the founder's own series. */
  readonly from: number;
  readonly to: number;
  readonly steps: number;
  /** Growth a step between the ends of what both have. */
  readonly own: number;
  readonly market: number;
  /** Both at 100 where they begin together. */
  readonly index: readonly { readonly own: number | null; readonly market: number | null }[];
  /** How alike growth was step by step, -1 to 1; null with too few steps. */
  readonly agreement: number | null;
}

const leastSteps = 3;
const leastPairs = 8;

/** The founder's numbers beside those of the market, where both have them. Null where that is too short, or an end is not above zero. */
export function besideMarket(own: Series, market: Series): Beside | null {
  if (own.step !== market.step) return null;
  const shift = placeOf(own.step, startOf(own, 0)) - placeOf(own.step, startOf(market, 0));
  const pairs = own.values.map((value, at) => ({ own: value, market: market.values[at + shift] ?? null }));
  const isBoth = (pair: (typeof pairs)[number]) => pair.own !== null && pair.market !== null;
  const from = pairs.findIndex(isBoth);
  const to = pairs.findLastIndex(isBoth);
  const [first, last] = [pairs[from], pairs[to]];
  const steps = to - from;
  if (!first || !last || steps < leastSteps) return null;
  const rate = (start: number | null, end: number | null) =>
    start !== null && end !== null && start > 0 && end > 0 ? (end / start) ** (1 / steps) - 1 : null;
  const [ownRate, marketRate] = [rate(first.own, last.own), rate(first.market, last.market)];
  if (ownRate === null || marketRate === null) return null;
  const against = (value: number | null, start: number | null) =>
    value === null || start === null ? null : (100 * value) / start;
  return {
    from,
    to,
    steps,
    own: ownRate,
    market: marketRate,
    index: pairs
      .slice(from, to + 1)
      .map((pair) => ({ own: against(pair.own, first.own), market: against(pair.market, first.market) })),
    agreement: agreementOf(pairs.slice(from, to + 1)),
  };
}

function agreementOf(
  pairs: readonly { readonly own: number | null; readonly market: number | null }[],
): number | null {
  const growth = pairs.slice(1).flatMap((pair, at) => {
    const before = pairs[at];
    if (!before?.own || !before.market || !pair.own || !pair.market) return [];
    return [
      [Math.log(Math.abs(pair.own / before.own)), Math.log(Math.abs(pair.market / before.market))] as const,
    ];
  });
  if (growth.length < leastPairs) return null;
  const mean = (at: 0 | 1) => growth.reduce((total, pair) => total + pair[at], 0) / growth.length;
  const [x, y] = [mean(0), mean(1)];
  let [shared, xs, ys] = [0, 0, 0];
  for (const [a, b] of growth) {
    shared += (a - x) * (b - y);
    xs += (a - x) ** 2;
    ys += (b - y) ** 2;
  }
  return xs * ys < 1e-18 ? null : shared / Math.sqrt(xs * ys);
}
