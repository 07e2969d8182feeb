import { makeRandom, normal, quantiles } from '@slipway/stats';
import { type Course, costsIn } from './default-alive.ts';

interface FanPlan {
  /** Standard deviation of one month's growth, as a share. */
  readonly spread: number;
  /** How many months of growth the rate was measured on: the fewer, the less it is known. */
  readonly seen: number;
  readonly seed: number;
  readonly runs: number;
  /** How many months of cash are kept to be drawn. */
  readonly months: number;
}

export interface CashFan {
  /** Cash at the end of each month at these shares of the runs; a run that is out of cash stays at zero. */
  readonly at: Readonly<Record<'p10' | 'p25' | 'p50' | 'p75' | 'p90', readonly number[]>>;
  /** Month in which the cash is gone in a tenth, half and nine tenths of the runs; null beyond the horizon. */
  readonly gone: Readonly<Record<'p10' | 'p50' | 'p90', number | null>>;
  /** Share of the runs that are out of cash by the end of this month. */
  goneBy(month: number): number;
}

const horizonMonths = 60;
const shares = [0.1, 0.25, 0.5, 0.75, 0.9];
/** Revenue of a month can at worst almost vanish. */
const worstMonth = -0.95;

/** The same course many times: the growth rate itself is only known so well, and each month differs besides. */
export function cashFan(course: Course, { spread, seen, seed, runs, months }: FanPlan): CashFan {
  const rand = makeRandom(seed);
  const { cash, revenue, growth, delay = 0 } = course;
  const kept = Array.from({ length: months }, () => new Float64Array(runs));
  const gone = new Float64Array(runs);
  const costs = Array.from({ length: horizonMonths }, (_, at) => costsIn(course, at));
  for (let run = 0; run < runs; run++) {
    const rate = growth.value + (spread / Math.sqrt(Math.max(1, seen))) * normal(rand);
    let [left, income] = [cash.value, revenue.value];
    gone[run] = Number.POSITIVE_INFINITY;
    for (let at = 0; at < horizonMonths && left >= 0; at++) {
      const grown = Math.min(1, Math.max(0, at + 1 - delay));
      const factor = 1 + Math.max(worstMonth, rate + spread * normal(rand));
      income *= grown === 1 ? factor : factor ** grown;
      left += income - (costs[at] ?? 0);
      const row = kept[at];
      if (row && left > 0) row[run] = left;
      if (left < 0) gone[run] = at + 1;
    }
  }
  const ends = quantiles(
    Float64Array.from(gone, (month) => Math.min(month, horizonMonths + 1)),
    [0.1, 0.5, 0.9],
  );
  const [p10, p50, p90] = ends.map((month) => (month > horizonMonths ? null : month));
  const rows = kept.map((row) => quantiles(row, shares));
  const of = (index: number) => rows.map((row) => row[index] ?? 0);
  return {
    at: { p10: of(0), p25: of(1), p50: of(2), p75: of(3), p90: of(4) },
    gone: { p10: p10 ?? null, p50: p50 ?? null, p90: p90 ?? null },
    goneBy: (month) => gone.filter((one) => one <= month).length / runs,
  };
}
