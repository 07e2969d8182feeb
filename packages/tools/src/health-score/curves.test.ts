import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Curve, pointsAt } from './curves.ts';
import { type NumberId, numberMeasures } from './measures.ts';

const curves = Object.entries(numberMeasures).map(([id, { curve }]) => [id, curve] as const);

/** Corners as metrics reference G3 prints them, each with what lies halfway to the next. */
test.each<[NumberId, Curve]>([
  [
    'growth',
    [
      [-0.05, 0],
      [0, 25],
      [0.025, 40],
      [0.05, 55],
      [0.1, 75],
      [0.15, 85],
      [0.2, 95],
      [0.3, 100],
    ],
  ],
  [
    'runway',
    [
      [0, 0],
      [3, 15],
      [4.5, 25],
      [6, 35],
      [9, 50],
      [12, 65],
      [18, 85],
      [24, 100],
    ],
  ],
  [
    'burnMultiple',
    [
      [5, 0],
      [3, 25],
      [2.5, 37.5],
      [2, 50],
      [1.5, 65],
      [1, 85],
      [0.5, 100],
    ],
  ],
  [
    'ltvCac',
    [
      [0, 0],
      [1, 25],
      [2, 50],
      [2.5, 62.5],
      [3, 75],
      [5, 100],
    ],
  ],
  [
    'payback',
    [
      [36, 0],
      [24, 30],
      [18, 50],
      [15, 62.5],
      [12, 75],
      [6, 100],
    ],
  ],
  [
    'retention',
    [
      [0.6, 0],
      [0.7, 25],
      [0.8, 50],
      [0.85, 65],
      [0.9, 80],
      [0.95, 100],
    ],
  ],
  [
    'topShare',
    [
      [0.6, 0],
      [0.4, 30],
      [0.25, 60],
      [0.175, 80],
      [0.1, 100],
    ],
  ],
  // Anchors of rubrics reference D12: below 5M is 1 of 5, 5–50M is 2, 50–300M is 3, to 1bn is 4, above is 5.
  [
    'market',
    [
      [5e6, 30],
      [50e6, 50],
      [300e6, 70],
      [1e9, 90],
      [3e9, 100],
    ],
  ],
])('%s earns what the reference says', (id, corners) => {
  for (const [value, points] of corners)
    expect(pointsAt(numberMeasures[id].curve, value)).toBeCloseTo(points, 9);
});

test.each(curves)('%s is flat beyond its ends and never outside 0 to 100', (_, curve) => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), (value) => {
      const points = pointsAt(curve, value);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(100);
    }),
  );
  expect(pointsAt(curve, -1e15)).toBe(curve[0]?.[1]);
  expect(pointsAt(curve, 1e15)).toBe(curve.at(-1)?.[1]);
});
