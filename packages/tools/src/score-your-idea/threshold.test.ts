import { wilson } from '@slipway/stats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thresholdFor } from './threshold.ts';

describe('the threshold of a test', () => {
  /** Low ends at z = 1.96: 5 of 20 is 11.2 %, 4 of 20 is 8.1 %; 11 of 20 is 34.2 %, 10 of 20 is 29.9 %; 7 of 60 is 5.8 %, 6 of 60 is 4.7 %. */
  it.each([
    [20, 0.1, 0.3, 5, 1],
    [20, 0.3, 0.5, 11, 5],
    [20, 0.5, 0.7, 15, 9],
    [60, 0.05, 0.15, 7, 3],
    [10, 0.3, 0.6, 6, 2],
  ])('%s asked, floor %s, target %s: passes from %s, fails up to %s', (n, floor, target, pass, fail) => {
    expect(thresholdFor(n, floor, target)).toEqual({ n, pass, fail });
  });

  it('cannot fail by count when even none of so few leaves the target open', () => {
    expect(thresholdFor(3, 0.1, 0.3).fail).toBeNull();
  });

  it('passes only above the floor, fails only under the target, and never both', () => {
    const share = fc.double({ min: 0.01, max: 0.9, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), share, share, (n, a, b) => {
        const [floor, target] = a < b ? [a, b] : [b, a];
        const { pass, fail } = thresholdFor(n, floor, target);
        if (pass < n) expect(wilson(pass, n).low).toBeGreaterThanOrEqual(floor);
        if (pass > 0) expect(wilson(pass - 1, n).low).toBeLessThan(floor);
        if (fail !== null) {
          expect(fail).toBeLessThan(pass);
          expect(wilson(fail, n).high).toBeLessThan(target);
        }
      }),
    );
  });
});
