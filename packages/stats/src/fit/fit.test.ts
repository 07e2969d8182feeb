import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  betaGeometricSurvival,
  fitBetaGeometric,
  type LifeTable,
  residualPeriods,
} from './shifted-beta-geometric.ts';
import { curveKinds, fitSurvival } from './survival-curve.ts';

function tableOf(survivors: readonly number[], size = 1): LifeTable {
  const counts = [1, ...survivors].map((share) => share * size);
  return {
    atRisk: counts.slice(0, -1),
    lost: counts.slice(1).map((count, at) => (counts[at] ?? 0) - count),
  };
}
const digitsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;
const sharesOf = (kept: readonly number[]) => ({ kept, weights: kept.map(() => 1) });

/** Fader and Hardie, "How to Project Customer Retention" (2007): seven years of survival, and what they project from them. */
const highEnd = [0.869, 0.743, 0.653, 0.593, 0.551, 0.517, 0.491];
const regular = [0.631, 0.468, 0.382, 0.326, 0.289, 0.262, 0.241];

describe('shifted beta-geometric', () => {
  it.each([
    ['high end', highEnd, 0.668, 3.806],
    ['high end, as the metrics reference B4 has it', highEnd, 0.6681, 3.8061],
    ['regular', regular, 0.704, 1.182],
  ])('%s: the published parameters', (_, survivors, alpha, beta) => {
    const found = fitBetaGeometric(tableOf(survivors));
    expect(found.alpha).toBeCloseTo(alpha, digitsOf(alpha));
    expect(found.beta).toBeCloseTo(beta, digitsOf(beta));
  });

  it('high end: the published survival of twelve years', () => {
    const found = betaGeometricSurvival(fitBetaGeometric(tableOf(highEnd)), 12);
    expect(found.map((share) => Number(share.toFixed(3)))).toEqual([
      0.851, 0.747, 0.67, 0.61, 0.562, 0.522, 0.489, 0.46, 0.436, 0.414, 0.395, 0.378,
    ]);
  });

  /** B(α, β + t) / B(α, β) at the published parameters, counted with the gamma function instead of step by step. */
  it('regular: the survival that follows from the published parameters', () => {
    const found = betaGeometricSurvival({ alpha: 0.704, beta: 1.182 }, 12);
    expect(found.map((share) => Number(share.toFixed(3)))).toEqual([
      0.627, 0.474, 0.388, 0.332, 0.292, 0.262, 0.239, 0.22, 0.204, 0.191, 0.18, 0.17,
    ]);
    const fitted = betaGeometricSurvival(fitBetaGeometric(tableOf(regular)), 12);
    for (const [at, share] of fitted.entries()) expect(share).toBeCloseTo(found[at] ?? 0, 3);
  });

  /** Five years nobody had fitted: the paper's actual survival of the regular segment, years 8 to 12. */
  it('regular: projects the years that were held back to within a point', () => {
    const projected = betaGeometricSurvival(fitBetaGeometric(tableOf(regular)), 12).slice(7);
    for (const [at, actual] of [0.223, 0.207, 0.194, 0.183, 0.173].entries())
      expect(Math.abs((projected[at] ?? 0) - actual)).toBeLessThan(0.01);
  });

  it('7.530 discounted years are left before renewal 8', () => {
    expect(residualPeriods(fitBetaGeometric(tableOf(highEnd)), 8, 0.1)).toBeCloseTo(7.53, 3);
    expect(() => residualPeriods({ alpha: 1, beta: 1 }, 1, 0)).toThrow(RangeError);
  });

  it('finds what made the data, from cohorts of any age', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.4, max: 4, noNaN: true }),
        fc.double({ min: 0.8, max: 8, noNaN: true }),
        fc.array(fc.integer({ min: 3, max: 12 }), { minLength: 2, maxLength: 6 }),
        (alpha, beta, ages) => {
          const made = [1, ...betaGeometricSurvival({ alpha, beta }, 12)];
          const risk = Array.from({ length: 12 }, (_, at) => ages.filter((age) => age > at).length);
          const atRisk = risk.map((cohorts, at) => cohorts * 1000 * (made[at] ?? 0));
          const lost = risk.map((cohorts, at) => cohorts * 1000 * ((made[at] ?? 0) - (made[at + 1] ?? 0)));
          const found = betaGeometricSurvival(fitBetaGeometric({ atRisk, lost }), Math.max(...ages));
          for (const [at, share] of found.entries()) expect(share).toBeCloseTo(made[at + 1] ?? 0, 4);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('curves', () => {
  const months = Array.from({ length: 12 }, (_, at) => at + 1);

  test.each([
    ['exponential', (t: number) => Math.exp(-0.12 * t), 0],
    ['floor', (t: number) => 0.18 + 0.82 * Math.exp(-0.4 * t), 0.18],
    ['power', (t: number) => 0.7 * t ** -0.35, 0],
  ] as const)('%s is found again, and wins', (kind, made, floor) => {
    const kept = months.map(made);
    const fits = curveKinds.map((one) => fitSurvival(one, sharesOf(kept), tableOf(kept, 1000)));
    const own = fits.find((fit) => fit.kind === kind);
    expect(own?.error).toBeLessThan(1e-4);
    expect(own?.floor).toBeCloseTo(floor, 3);
    for (const t of [1, 6, 24]) expect(own?.at(t)).toBeCloseTo(made(t), 3);
    const winner = fits.reduce((a, b) => ((b.aicc ?? 0) < (a.aicc ?? 0) ? b : a));
    expect(winner.kind).toBe(kind);
  });

  it('never rises, stays between 0 and 1, and says when it has too few points', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 14 }),
        fc.constantFrom(...curveKinds),
        (raw, kind) => {
          const kept = raw.toSorted((a, b) => b - a);
          const fit = fitSurvival(kind, sharesOf(kept), tableOf(kept, 100));
          expect(fit.at(0)).toBe(1);
          for (let t = 1; t < 40; t++) {
            expect(fit.at(t)).toBeLessThanOrEqual(fit.at(t - 1) + 1e-9);
            expect(fit.at(t)).toBeGreaterThanOrEqual(0);
          }
          expect(fit.aicc === null).toBe(kept.length <= (kind === 'exponential' ? 2 : 3));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('a heavier share draws the curve to itself', () => {
    const light = fitSurvival('exponential', { kept: [0.9, 0.5], weights: [100, 1] }, tableOf([0.9, 0.5]));
    const heavy = fitSurvival('exponential', { kept: [0.9, 0.5], weights: [1, 100] }, tableOf([0.9, 0.5]));
    expect(light.at(2)).toBeGreaterThan(heavy.at(2));
  });
});
