import { probability } from '@slipway/analyst/retrieve';
import { expect, it } from 'vitest';
import { fitCurve } from './fit-curve.ts';

it('finds which feature tells, and leaves the other alone', () => {
  const examples = Array.from({ length: 400 }, (_, at) => {
    const [telling, noise] = [(at % 20) - 10, (at * 7) % 13];
    return { features: [telling, noise], isTrue: telling + ((at * 5) % 7) - 3 > 2 };
  });
  const curve = fitCurve(examples);
  expect(curve.weights[0]).toBeGreaterThan(0.3);
  expect(Math.abs(curve.weights[1] ?? 0)).toBeLessThan(0.1);
  expect(probability(curve, [9, 6])).toBeGreaterThan(0.9);
  expect(probability(curve, [-9, 6])).toBeLessThan(0.05);
});

it('gives a feature that never changes no weight', () => {
  const examples = [1, 2, 3, 4].map((value) => ({ features: [value, 5], isTrue: value > 2 }));
  expect(fitCurve(examples).weights[1]).toBe(0);
});
