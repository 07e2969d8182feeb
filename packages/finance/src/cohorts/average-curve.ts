import type { KeptShares, LifeTable } from '@slipway/stats';
import { monthNumber } from '../months/calendar.ts';

export interface Cohort {
  readonly month: string;
  readonly size: number;
  /** Customers who paid so many months after they began; the first is all of them. Null is not known. */
  readonly active: readonly (number | null)[];
}

export interface Cohorts {
  /** Oldest first, none of them empty. */
  readonly cohorts: readonly Cohort[];
  /** The latest full month that any of them was counted in. */
  readonly last: string;
}

/** Cells, and columns of the average, that rest on fewer are not read. */
export const fewest = 30;

export interface CurvePoint {
  readonly age: number;
  /** Of all who began in cohorts old enough for this age: never of those whose time has not come. */
  readonly kept: number;
  readonly of: number;
  readonly active: number;
  readonly cohorts: number;
  /**
   * Share of those of the age before who are still there, of cohorts that were counted at both: unlike `kept` it does not jump
   * when a weak cohort is too young for the next age.
   */
  readonly rate: number;
  /** Customers of the age before whom the rate rests on. */
  readonly before: number;
}

/** The average curve by size (metrics reference, B1), as far as any cohort was counted. */
export function averageCurve({ cohorts }: Pick<Cohorts, 'cohorts'>): CurvePoint[] {
  const oldest = Math.max(...cohorts.map(({ active }) => active.length));
  return Array.from({ length: oldest }, (_, age) => {
    const ripe = cohorts.filter(({ active }) => typeof active[age] === 'number');
    const of = ripe.reduce((sum, { size }) => sum + size, 0);
    const active = ripe.reduce((sum, cohort) => sum + (cohort.active[age] ?? 0), 0);
    return { age, kept: of === 0 ? 0 : active / of, of, active, cohorts: ripe.length };
  })
    .filter(({ of }) => of > 0)
    .map((point) => ({ ...point, ...rateAt(cohorts, point.age) }));
}

function rateAt(cohorts: readonly Cohort[], age: number): Pick<CurvePoint, 'rate' | 'before'> {
  let [before, after] = [0, 0];
  for (const { active } of cohorts) {
    const [was, is] = [active[age - 1], active[age]];
    if (typeof was !== 'number' || typeof is !== 'number') continue;
    before += was;
    after += is;
  }
  return { rate: before === 0 ? 1 : after / before, before };
}

/** Points that a curve may be drawn through; all of them where none rests on enough. */
export function soundPoints(curve: readonly CurvePoint[]): readonly CurvePoint[] {
  const later = curve.filter(({ age }) => age > 0);
  const sound = later.filter(({ of }) => of >= fewest);
  return sound.length > 1 ? sound : later;
}

export function sharesOf(points: readonly CurvePoint[]): KeptShares {
  return { kept: points.map(({ kept }) => kept), weights: points.map(({ of }) => of) };
}

/** How many of a cohort had not left by then: those who come back after a pause had not. */
function survivorsOf({ active }: Cohort): (number | null)[] {
  let least = Number.POSITIVE_INFINITY;
  return active.map((cell) => {
    if (cell === null) return null;
    least = Math.min(least, cell);
    return least;
  });
}

export function lifeTable({ cohorts }: Pick<Cohorts, 'cohorts'>, ages: number): LifeTable {
  const atRisk = new Array<number>(ages).fill(0);
  const lost = new Array<number>(ages).fill(0);
  for (const cohort of cohorts) {
    const left = survivorsOf(cohort);
    for (let at = 0; at < ages; at++) {
      const [before, after] = [left[at], left[at + 1]];
      if (typeof before !== 'number' || typeof after !== 'number') continue;
      atRisk[at] = (atRisk[at] ?? 0) + before;
      lost[at] = (lost[at] ?? 0) + before - after;
    }
  }
  return { atRisk, lost };
}

/** Who paid in one of the latest months and not in the next: all ages together, as financial metrics counts them. */
export function recentlyLost({ cohorts, last }: Cohorts, months: number): { lost: number; atRisk: number } {
  let [lost, atRisk] = [0, 0];
  for (const cohort of cohorts) {
    const left = survivorsOf(cohort);
    for (let back = 0; back < months; back++) {
      const age = monthNumber(last) - back - monthNumber(cohort.month);
      const [before, after] = [left[age - 1], left[age]];
      if (typeof before !== 'number' || typeof after !== 'number') continue;
      atRisk += before;
      lost += before - after;
    }
  }
  return { lost, atRisk };
}
