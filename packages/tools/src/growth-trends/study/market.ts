import type { Series } from '../../fields/series/field.ts';
import { placeOf } from '../../fields/series/steps.ts';
import { dayNumber } from '../../fields/shared/days.ts';
import { endOf, startOf, stepsPerYear } from './calendar.ts';

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

/** Whether the market's steps are longer: then the founder's own months cannot be found in them. */
export function isCoarser(market: Series, own: Series): boolean {
  return stepsPerYear[market.step] < stepsPerYear[own.step];
}

/** The mean of the market's days or weeks that end in each of the founder's steps; null where fewer than four fifths of them are there. */
function inOwnSteps(own: Series, market: Series): Series {
  if (own.step === market.step) return market;
  const sums = own.values.map(() => ({ total: 0, count: 0 }));
  market.values.forEach((value, at) => {
    const sum = sums[stepsBetween(own, endOf(market, at))];
    if (value === null || sum === undefined) return;
    sum.total += value;
    sum.count += 1;
  });
  const whole = Math.floor(stepsPerYear[market.step] / stepsPerYear[own.step]);
  return {
    ...own,
    values: sums.map(({ total, count }) => (count < 0.8 * whole ? null : total / count)),
  };
}

/** Places from the first of the founder's steps to the one that holds this day. */
function stepsBetween(own: Series, day: string): number {
  const start = startOf(own, 0);
  if (own.step === 'month') return placeOf('month', day) - placeOf('month', start);
  return Math.floor((dayNumber(day) - dayNumber(start)) / (own.step === 'week' ? 7 : 1));
}

/** The founder's numbers beside those of the market, where both have them. Null where that is too short, or an end is not above zero. */
export function besideMarket(own: Series, given: Series): Beside | null {
  if (isCoarser(given, own)) return null;
  const market = inOwnSteps(own, given);
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
