import { describe, expect, it } from 'vitest';
import { type Answered, computeDial, defaultWeights, halfRange, leanOf } from './dial.ts';

const answers = (...points: readonly number[]): readonly Answered[] =>
  points.map((one, at) => ({
    name: (['costsNow', 'paysToday', 'whyNow'] as const)[at] ?? 'whyNow',
    label: '',
    points: one,
  }));

describe('the idea dial', () => {
  it.each<[string, number, readonly number[], number, number]>([
    ['is the base while nothing is answered', 44, [], 0, 44],
    ['weighs the base as three answers', 44, [100], 0, (3 * 44 + 100) / 4],
    ['averages base and three answers', 44, [75, 90, 60], 0, (3 * 44 + 75 + 90 + 60) / 6],
    ['is not lowered by missing evidence', 50, [50, 50, 50], 0, 50],
    ['is not lowered by little evidence', 50, [50, 50, 50], 45, 50],
    ['is lifted by what customers did', 50, [50, 50, 50], 100, (6 * 50 + 3 * 100) / 9],
  ])('%s', (_, base, points, evidence, dial) => {
    expect(computeDial(base, answers(...points), evidence, defaultWeights).points).toBeCloseTo(dial, 9);
  });

  it('leaves evidence out when its weight is nothing', () => {
    const weights = { ...defaultWeights, evidence: 0 };
    expect(computeDial(50, [], 100, weights)).toMatchObject({ points: 50, isLifted: false });
  });

  it.each([
    [0, false, 22],
    [0, true, 22],
    [2, true, 22],
    [3, false, 22],
    [3, true, 18],
  ])('%d answers, evidence known %s: plus or minus %d', (count, isKnown, half) => {
    expect(halfRange(count, isKnown)).toBe(half);
  });

  it.each([
    [60, undefined, 'strong'],
    [60, 'venture', 'middle'],
    [52, 'side-income', 'strong'],
    [52, 'small-firm', 'middle'],
    [38, undefined, 'weak'],
    [38, 'public-good', 'middle'],
    [42, 'venture', 'weak'],
  ] as const)('%d points measured as %s: %s', (points, yardstick, lean) => {
    expect(leanOf(points, yardstick)).toBe(lean);
  });
});
