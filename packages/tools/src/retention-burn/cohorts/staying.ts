import { averageCurve, type CurvePoint, fewest, lifeTable, sharesOf, soundPoints } from '@slipway/finance';
import {
  binomial,
  type CurveKind,
  curveKinds,
  fitSurvival,
  type KeptShares,
  type LifeTable,
  makeRandom,
  percentile,
  type SurvivalCurve,
  wilson,
} from '@slipway/stats';
import type { Triangle } from './triangle.ts';

/** Metrics reference, B2, on what the same customers did from one age to the next. */
type Shape = 'flattening' | 'smile' | 'declining' | 'cliff' | 'unclear';

/** Where it leads: to a level, to nobody, or further down for longer than was seen. */
type Ending = 'level' | 'zero' | 'falling';

export interface Staying {
  readonly curve: readonly CurvePoint[];
  readonly points: readonly CurvePoint[];
  readonly fits: readonly SurvivalCurve[];
  readonly chosen: SurvivalCurve;
  readonly shape: Shape;
  readonly ending: Ending;
  /** Share that leaves a month at the end of what many were seen at. */
  readonly lateLoss: number;
  /** The last age that was seen, and the last that is drawn: as far again. */
  readonly seen: number;
  readonly until: number;
  /** Other curves that chance could have made of the same customers. */
  readonly resampled: readonly SurvivalCurve[];
  readonly customers: number;
  /** Where many were seen last, and the curve lies above what chance allows there; null where it fits. */
  readonly over: { readonly age: number; readonly points: number } | null;
}

const fewestForBeta = { periods: 4, customers: 100 };
const shapePoints = 6;
const resamples = 60;
/** Who keeps this share from one month to the next has all but stopped losing (metrics reference, B2). */
export const flatRate = 0.97;
export const stayingSeed = 20_070_101;

/** Null where no cohort is a month old yet. */
export function readStaying(triangle: Triangle, wanted: CurveKind | null): Staying | null {
  const curve = averageCurve(triangle);
  const points = soundPoints(curve);
  const seen = points.at(-1)?.age;
  if (seen === undefined) return null;
  const customers = triangle.cohorts.reduce((sum, { size }) => sum + size, 0);
  const table = lifeTable(triangle, seen);
  const shares = fillGaps(points, seen);
  const canBeta = points.length >= fewestForBeta.periods && customers >= fewestForBeta.customers;
  const fits = curveKinds
    .filter((kind) => kind !== 'beta-geometric' || canBeta)
    .map((kind) => fitSurvival(kind, shares, table))
    .filter(({ kind, aicc }) => aicc !== null || kind === 'exponential');
  const chosen = fits.find(({ kind }) => kind === wanted) ?? bestOf(fits);
  if (!chosen) return null;
  const firm = firmPoints(points);
  const shape = shapeOf(firm);
  const until = Math.min(2 * seen, 60);
  return {
    curve,
    points,
    fits,
    chosen,
    shape,
    ending: endingOf(shape, chosen, until, points.at(-1)?.kept ?? 0),
    lateLoss: lateLossOf(firm.length > 0 ? firm : points),
    seen,
    until,
    resampled: resample(chosen, shares, table),
    customers,
    over: overAt(chosen, firm.at(-1)),
  };
}

function overAt(chosen: SurvivalCurve, last: CurvePoint | undefined): Staying['over'] {
  if (last === undefined || chosen.at(last.age) <= wilson(last.active, last.of).high) return null;
  return { age: last.age, points: Math.round(100 * (chosen.at(last.age) - last.kept)) };
}

/** An age nobody was counted at has no weight, so that it moves no curve. */
function fillGaps(points: readonly CurvePoint[], seen: number): KeptShares {
  const { kept, weights } = sharesOf(points);
  const at = new Map(points.map(({ age }, index) => [age, index]));
  if (points.length === seen) return { kept, weights };
  const ages = Array.from({ length: seen }, (_, index) => at.get(index + 1));
  return {
    kept: ages.map((index) => (index === undefined ? 0 : (kept[index] ?? 0))),
    weights: ages.map((index) => (index === undefined ? 0 : (weights[index] ?? 0))),
  };
}

function bestOf(fits: readonly SurvivalCurve[]): SurvivalCurve | undefined {
  const [first, ...rest] = fits;
  return rest.reduce((best, one) => {
    const [a, b] = [best?.aicc ?? Number.POSITIVE_INFINITY, one.aicc ?? Number.POSITIVE_INFINITY];
    return b < a ? one : best;
  }, first);
}

/** A rate of a handful says little of the next one: the last of a curve often rest on a cohort or two. */
function firmPoints(points: readonly CurvePoint[]): readonly CurvePoint[] {
  return points.slice(0, 1 + points.findLastIndex(({ before }) => before >= fewest));
}

function shapeOf(points: readonly CurvePoint[]): Shape {
  if (points.length < shapePoints) return 'unclear';
  const kept = [1, ...points.map((point) => point.kept)];
  const rates = points.map(({ rate }) => rate);
  const last = rates.slice(-3);
  const end = kept.at(-1) ?? 0;
  if (rates.some((rate, at) => at > 0 && rate < 0.6 * (rates[at - 1] ?? 1))) return 'cliff';
  if (end - Math.min(...kept) >= 0.02 && rates.slice(-2).every((rate) => rate > 1)) return 'smile';
  if (last.every((rate) => rate >= flatRate) && end >= 0.1) return 'flattening';
  return last.every((rate) => rate < 0.95) ? 'declining' : 'unclear';
}

/** What leaves a month, over the last ages that many were seen at. */
function lateLossOf(firm: readonly CurvePoint[]): number {
  const last = firm.slice(-3);
  const before = last.reduce((sum, point) => sum + point.before, 0);
  return before === 0 ? 0 : last.reduce((sum, point) => sum + point.before * (1 - point.rate), 0) / before;
}

/**
 * What is seen decides; where it is unclear, how fast the curve still falls at the end of what is drawn. A curve that ends above
 * what is left already shows no level.
 */
function endingOf(shape: Shape, chosen: SurvivalCurve, until: number, left: number): Ending {
  if (shape === 'flattening' || shape === 'smile') return 'level';
  if (shape === 'declining') return 'zero';
  const end = chosen.at(until);
  const lostThere = 1 - end / Math.max(chosen.at(until - 1), 1e-9);
  if (end >= 0.05 && lostThere <= 0.015 && Math.round(100 * end) <= Math.round(100 * left)) return 'level';
  return end < 0.05 || chosen.kind === 'exponential' ? 'zero' : 'falling';
}

/** Each month of the life table is drawn again with the chance it showed; the curve is fitted to what comes out. */
function resample(chosen: SurvivalCurve, shares: KeptShares, table: LifeTable): readonly SurvivalCurve[] {
  const rand = makeRandom(stayingSeed);
  return Array.from({ length: resamples }, () => {
    const lost = table.atRisk.map((n, at) => (n > 0 ? binomial(rand, n, (table.lost[at] ?? 0) / n) : 0));
    let [was, now] = [1, 1];
    const kept = shares.kept.map((share, at) => {
      const n = table.atRisk[at] ?? 0;
      if (n > 0) {
        was *= 1 - (table.lost[at] ?? 0) / n;
        now *= 1 - (lost[at] ?? 0) / n;
      }
      return was > 0 ? Math.min(1, (share * now) / was) : 0;
    });
    return fitSurvival(
      chosen.kind,
      { kept, weights: shares.weights },
      { atRisk: table.atRisk, lost },
      chosen,
    );
  });
}

/** Months a customer pays within the horizon, each later one worth less. */
export function paidMonths({ at }: SurvivalCurve, months: number, discountAYear: number): number {
  const monthly = (1 + discountAYear) ** (1 / 12);
  let sum = 0;
  for (let t = 0; t < months; t++) sum += at(t) / monthly ** t;
  return sum;
}

/** The middle four fifths of what chance could have made, and what was made. */
export function middleOf(values: readonly number[], made: number): { low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  return { low: Math.min(made, percentile(sorted, 0.1)), high: Math.max(made, percentile(sorted, 0.9)) };
}
