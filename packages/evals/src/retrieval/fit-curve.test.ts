import { probability } from '@slipway/analyst/retrieve';
import { expect, it } from 'vitest';
import { fitByReader, fitCurve } from './fit-curve.ts';

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

it('keeps the odds of the strict where others are milder', () => {
  const judge = (from: number, reader: number) =>
    Array.from({ length: 200 }, (_, at) => ({
      features: [at / 200],
      reader: [reader],
      isTrue: at / 200 + ((at * 7) % 11) / 50 > from,
    }));
  const curve = fitByReader([...judge(0.7, 0), ...judge(0.4, 1)]);
  expect(curve.weights).toHaveLength(1);
  expect(probability(curve, [0.45])).toBeLessThan(0.3);
  expect(probability(curve, [0.75])).toBeGreaterThan(0.7);
});
