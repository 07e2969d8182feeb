import { expect, test } from 'vitest';
import { histogram, makeRandom } from './index.ts';

/** PractRand's sfc32 written out in whole numbers without any of the shortcuts of the code. */
function* reference(seed: bigint): Generator<number> {
  const cut = (value: bigint) => value & 0xffff_ffffn;
  let [a, b, c, counter] = [0n, cut(seed), cut(seed >> 32n), 1n];
  for (let step = 0; ; step++) {
    const out = cut(a + b + counter);
    counter = cut(counter + 1n);
    a = b ^ (b >> 9n);
    b = cut(c + (c << 3n));
    c = cut((cut(c << 21n) | (c >> 11n)) + out);
    if (step >= 15) yield Number(out) / 2 ** 32;
  }
}

test.each([0n, 1n, 42n, 0xdead_beefn, 4_294_967_295n, 2n ** 52n + 7n])(
  'sfc32 with seed %s follows its definition',
  (seed) => {
    const rand = makeRandom(Number(seed));
    const expected = reference(seed);
    for (let index = 0; index < 1000; index++) expect(rand()).toBe(expected.next().value);
  },
);

test('numbers lie in [0, 1), spread evenly, and do not follow each other', () => {
  const rand = makeRandom(20_261_001);
  const values = Float64Array.from({ length: 100_000 }, rand);
  let lag = 0;
  for (let index = 1; index < values.length; index++)
    lag += ((values[index] ?? 0) - 0.5) * ((values[index - 1] ?? 0) - 0.5) * 12;
  expect(Math.abs(lag / values.length)).toBeLessThan(0.01);
  const sorted = values.sort();
  expect(sorted[0]).toBeGreaterThanOrEqual(0);
  expect(sorted.at(-1)).toBeLessThan(1);
  const chiSquare = histogram(sorted, 100).reduce((all, { count }) => all + (count - 1000) ** 2 / 1000, 0);
  // 99 degrees of freedom: one in ten thousand lies above 155.
  expect(chiSquare).toBeLessThan(155);
});

test('neighbouring seeds have nothing in common', () => {
  const first = Array.from({ length: 200 }, (_, seed) => makeRandom(seed)());
  expect(new Set(first).size).toBe(200);
  const average = first.reduce((all, value) => all + value, 0) / 200;
  expect(Math.abs(average - 0.5)).toBeLessThan(0.07);
});
