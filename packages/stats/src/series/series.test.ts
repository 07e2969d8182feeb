import { describe, expect, test } from 'vitest';
import { changePoints } from './change-points.ts';
import { outliers } from './outliers.ts';

describe('change points', () => {
  test('growth of 12 % that falls to 4 %', () => {
    const growth = [0.12, 0.11, 0.13, 0.12, 0.12, 0.11, 0.04, 0.05, 0.03, 0.04, 0.04, 0.05];
    const [found, ...more] = changePoints(growth);
    expect(more).toEqual([]);
    expect(found?.at).toBe(6);
    expect(found?.before).toBeCloseTo(0.1183, 4);
    expect(found?.after).toBeCloseTo(0.0417, 4);
  });

  test('two changes, in order', () => {
    const row = [1, 1.1, 0.9, 1, 1.05, 5, 5.1, 4.9, 5, 5.05, 2, 2.1, 1.9, 2, 2.05];
    expect(changePoints(row).map(({ at }) => at)).toEqual([5, 10]);
  });

  test('a bare jump has no spread to measure it by, and is found all the same', () => {
    expect(changePoints([1, 1, 1, 1, 9, 9, 9, 9]).map(({ at }) => at)).toEqual([4]);
  });

  test.each([
    ['flat', [3, 3, 3, 3, 3, 3, 3, 3, 3]],
    ['noise', [0.1, 0.3, 0.2, 0.25, 0.15, 0.2, 0.3, 0.1, 0.22, 0.18]],
    ['too short', [1, 1, 1, 9, 9, 9]],
  ])('none in a %s row', (_what, row) => {
    expect(changePoints(row)).toEqual([]);
  });
});

test('outliers are marked by place', () => {
  expect(outliers([10, 11, 9, 10, 60, 10, 12])).toEqual([4]);
  expect(outliers([10, 10, 10, 10, 60])).toEqual([]);
  expect(outliers([1, 2, 3, 4])).toEqual([]);
});
