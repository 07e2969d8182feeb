import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceGreater } from './index.ts';

/**
 * Fisher's exact test, one-sided, is such a chance (Altham 1969): for the table a b / c d it is P(y > x) with x from Beta(a, b + 1) and
 * y from Beta(c + 1, d).
 */
test.each([
  // Fisher 1935, the lady tasting tea: 3 of 4 cups, 17 of 70.
  [3, 1, 1, 3, 17 / 70],
  // Fisher 1935, convictions of like-sex twins: 10 3 / 2 15, p = 0.00046518.
  [10, 3, 2, 15, 0.000_465_18],
])('Fisher’s %d %d / %d %d', (a, b, c, d, p) => {
  expect(chanceGreater({ alpha: c + 1, beta: d }, { alpha: a, beta: b + 1 })).toBeCloseTo(p, 8);
});

test('against a share nobody knows it is Laplace’s rule of succession', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(2000), (hits, misses) => {
      const chance = chanceGreater({ alpha: 1 + hits, beta: 1 + misses }, { alpha: 1, beta: 1 });
      expect(chance).toBeCloseTo((hits + 1) / (hits + misses + 2), 9);
    }),
  );
});

test('both ways add up to 1, equal shares are even, and more hits are better', () => {
  const whole = fc.integer({ min: 1, max: 800 });
  fc.assert(
    fc.property(whole, whole, whole, whole, (xa, xb, ya, yb) => {
      const [x, y] = [
        { alpha: xa, beta: xb },
        { alpha: ya, beta: yb },
      ];
      const chance = chanceGreater(x, y);
      expect(chance + chanceGreater(y, x)).toBeCloseTo(1, 9);
      expect(chanceGreater(x, x)).toBeCloseTo(0.5, 9);
      expect(chanceGreater({ ...x, alpha: xa + 1 }, y)).toBeGreaterThanOrEqual(chance - 1e-12);
    }),
  );
});

test('large counts neither vanish nor grow past 1; what is no count is refused', () => {
  expect(chanceGreater({ alpha: 5001, beta: 95_001 }, { alpha: 5001, beta: 95_001 })).toBeCloseTo(0.5, 6);
  expect(chanceGreater({ alpha: 9001, beta: 91_001 }, { alpha: 5001, beta: 95_001 })).toBeCloseTo(1, 6);
  expect(() => chanceGreater({ alpha: 0, beta: 1 }, { alpha: 1, beta: 1 })).toThrow(RangeError);
  expect(() => chanceGreater({ alpha: 1.5, beta: 1 }, { alpha: 1, beta: 1 })).toThrow(RangeError);
});
