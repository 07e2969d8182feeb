import { describe, expect, it } from 'vitest';
import { scoreDial } from './score-dial.ts';

const dials = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([points, mark]) => ({ points, mark, half: 10 }));

describe('a dial against marks', () => {
  it.each([
    ['the same order, half as steep', dials([40, 20], [45, 30], [50, 40]), 1, 2],
    ['the other way round', dials([40, 60], [50, 50], [60, 40]), -1, -1],
    ['ties share a place', dials([40, 10], [40, 20], [60, 30]), 0.866, 0.75],
  ])('%s', (_, all, correlation, slope) => {
    const figures = scoreDial(all);
    expect(figures.correlation).toBeCloseTo(correlation, 3);
    expect(figures.slope).toBeCloseTo(slope, 9);
  });

  it('counts what is in the range, and how wide it should be', () => {
    const figures = scoreDial(dials([50, 50], [50, 55], [50, 60], [50, 65], [50, 90]));
    expect(figures).toMatchObject({ ideas: 5, inRange: 0.6, halfNeeded: 15 });
  });
});
