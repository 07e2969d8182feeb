import { minimiseOnLine } from './minimise.ts';
import {
  type BetaGeometric,
  betaGeometricSurvival,
  fitBetaGeometric,
  type LifeTable,
} from './shifted-beta-geometric.ts';

export const curveKinds = ['exponential', 'floor', 'power', 'beta-geometric'] as const;
export type CurveKind = (typeof curveKinds)[number];

/** Shares still there after one period, two periods and so on, and how many each share rests on. */
export interface KeptShares {
  readonly kept: readonly number[];
  readonly weights: readonly number[];
}

export interface SurvivalCurve {
  readonly kind: CurveKind;
  /** Share still there after t periods; 1 at 0. */
  readonly at: (t: number) => number;
  /** Where it levels off; 0 where it does not. */
  readonly floor: number;
  /** Root of the mean squared distance from the shares, by weight. */
  readonly error: number;
  /** Corrected Akaike criterion; null where there are too few shares for it. */
  readonly aicc: number | null;
  /** How fast it falls, for a curve that is fitted again nearby. */
  readonly rate?: number;
  readonly betaGeometric?: BetaGeometric;
}

const parameters: Readonly<Record<CurveKind, number>> = {
  exponential: 1,
  floor: 2,
  power: 2,
  'beta-geometric': 2,
};

/** Metrics reference, B4 and B6. The shares themselves are fitted, not their logarithms, each by its weight. */
export function fitSurvival(
  kind: CurveKind,
  shares: KeptShares,
  table: LifeTable,
  near?: SurvivalCurve,
): SurvivalCurve {
  if (kind === 'beta-geometric') {
    const found = fitBetaGeometric(table, near?.betaGeometric);
    const values = [1, ...betaGeometricSurvival(found, farthest)];
    return { ...judge(kind, (t) => values[t] ?? 0, 0, shares), betaGeometric: found };
  }
  const fitRate = (curve: (k: number) => (t: number) => number): number => {
    const off = (k: number) => distance(curve(k), shares);
    const rate = near?.rate;
    return rate === undefined
      ? minimiseOnLine(off, slowest, steepest)
      : minimiseOnLine(off, rate / 2, Math.min(steepest, rate * 2 + slowest), { steps: 6, precision: 1e-4 });
  };
  if (kind === 'exponential') {
    const curve = (k: number) => (t: number) => Math.exp(-k * t);
    const rate = fitRate(curve);
    return { ...judge(kind, curve(rate), 0, shares), rate };
  }
  if (kind === 'power') {
    const curve = (k: number) => {
      const scale = Math.min(
        1,
        best(
          shares,
          (t) => t ** -k,
          () => 0,
        ),
      );
      return (t: number) => (t === 0 ? 1 : scale * t ** -k);
    };
    const rate = fitRate(curve);
    return { ...judge(kind, curve(rate), 0, shares), rate };
  }
  const floorAt = (k: number) => {
    const found = best(
      shares,
      (t) => 1 - Math.exp(-k * t),
      (t) => Math.exp(-k * t),
    );
    return Math.min(1, Math.max(0, found));
  };
  const curve = (k: number) => {
    const floor = floorAt(k);
    return (t: number) => floor + (1 - floor) * Math.exp(-k * t);
  };
  const rate = fitRate(curve);
  return { ...judge(kind, curve(rate), floorAt(rate), shares), rate };
}

/** Far beyond any lifetime that is counted. */
const farthest = 240;
const [slowest, steepest] = [0, 4] as const;

/** The factor of `shape` that brings `fixed` + factor × shape nearest to the shares. */
function best(
  { kept, weights }: KeptShares,
  shape: (t: number) => number,
  fixed: (t: number) => number,
): number {
  let [top, bottom] = [0, 0];
  for (let at = 0; at < kept.length; at++) {
    const [share = 0, weight = 0, by] = [kept[at], weights[at], shape(at + 1)];
    top += weight * by * (share - fixed(at + 1));
    bottom += weight * by * by;
  }
  return bottom === 0 ? 0 : top / bottom;
}

function distance(curve: (t: number) => number, { kept, weights }: KeptShares): number {
  let [sum, all] = [0, 0];
  for (let at = 0; at < kept.length; at++) {
    const [share = 0, weight = 0] = [kept[at], weights[at]];
    sum += weight * (share - curve(at + 1)) ** 2;
    all += weight;
  }
  return all === 0 ? 0 : sum / all;
}

function judge(kind: CurveKind, at: (t: number) => number, floor: number, shares: KeptShares): SurvivalCurve {
  const mean = distance(at, shares);
  const [n, p] = [shares.kept.length, parameters[kind]];
  const room = n - p - 1;
  // A curve through every point would be infinitely good.
  const aicc = room <= 0 ? null : n * Math.log(Math.max(mean, 1e-12)) + 2 * p + (2 * p * (p + 1)) / room;
  return { kind, at, floor, error: Math.sqrt(mean), aicc };
}
