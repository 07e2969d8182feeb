import { describe, expect, test } from 'vitest';
import { ahead } from '../method.ts';
import { dampedSteps, smooth } from '../smoothing.ts';
import { dampedHolt, holt } from './holt.ts';
import { holtWinters } from './holt-winters.ts';
import { methods } from './index.ts';
import { logistic } from './logistic.ts';
import { theta } from './theta.ts';

const points = (values: readonly number[], from: Parameters<typeof smooth>[1], horizon: number) => {
  const { level, trend } = smooth(values, from);
  return ahead(horizon, (step) => level + dampedSteps(from.phi, step) * trend);
};
const close = (found: readonly number[] | null, expected: readonly number[], digits: number) => {
  expect(found).toHaveLength(expected.length);
  expected.forEach((value, at) => {
    expect(found?.[at]).toBeCloseTo(value, digits);
  });
};

describe('published results', () => {
  const series = [12, 13, 15, 18, 20];
  const start = { alpha: 0.5, beta: 0.3, phi: 1, level: 10, trend: 2 };

  test('Holt, metrics reference C4', () => {
    const seen: number[] = [];
    const { level, trend } = smooth(series, start, (forecast) => seen.push(forecast));
    close(seen, [12, 14, 15.35, 16.9725, 19.4379], 4);
    close([level, trend], [19.7189, 2.0359], 4);
    close(points(series, start, 3), [21.7549, 23.7908, 25.8268], 3);
    close(
      ahead(3, (step) => level + dampedSteps(0.9, step) * trend),
      [21.5513, 23.2004, 24.6846],
      4,
    );
  });

  // Hyndman and Athanasopoulos, Forecasting: Principles and Practice, 2nd edition, table 7.3, with the parameters that R finds.
  const air = [
    17.5534, 21.8601, 23.8866, 26.9293, 26.8885, 28.8314, 30.0751, 30.9535, 30.1857, 31.5797, 32.577569,
    33.477398, 39.021581, 41.386432, 41.596552, 44.657324, 46.951775, 48.728837, 51.488427, 50.026967,
    60.640913, 63.3603103378, 66.355274, 68.197955, 68.1232376693, 69.7793454797, 72.597700806,
  ];

  test('Holt, air passengers of Australia', () => {
    const fitted = {
      alpha: 0.830216559778346,
      beta: 0.000100014855685128 / 0.830216559778346,
      phi: 1,
      level: 15.5715222051655,
      trend: 2.10171710376136,
    };
    close(points(air, fitted, 5), [74.6013, 76.70304, 78.80478, 80.90652, 83.00826], 3);
    // Fitted here, from a start of its own, it must come near.
    close(holt.forecast(air, 5, 1), [74.6, 76.7, 78.8, 80.9, 83], -0.5);
  });

  test('Holt at 0.8 and 0.2, the first fifteen years', () => {
    const fitted = { alpha: 0.8, beta: 0.2, phi: 1, level: 17.5534, trend: 21.8601 - 17.5534 };
    close(points(air.slice(0, 15), fitted, 5), [43.76, 45.59, 47.43, 49.27, 51.1], 2);
  });

  // The same book, 1st edition: sheep in Asia; states and forecasts as R and statsmodels give them.
  const sheep = [
    263.917747, 268.307222, 260.662556, 266.639419, 277.515778, 283.834045, 290.309028, 292.474198,
    300.830694, 309.286657, 318.331081, 329.37239, 338.883998, 339.244126, 328.600632, 314.255385, 314.459695,
    321.413779, 329.789292, 346.385165, 352.297882, 348.370515, 417.562922, 417.12357, 417.749459, 412.233904,
    411.946817, 394.697075, 401.49927, 408.270468, 414.2428,
  ];

  test('damped Holt, sheep in Asia', () => {
    const fitted = { alpha: 0.97402626, beta: 0.00010006, phi: 0.98, level: 252.59039965, trend: 6.90265918 };
    close(
      points(sheep, fitted, 10),
      [
        417.7982, 421.34261, 424.81613, 428.22018, 431.55615, 434.82539, 438.02926, 441.16905, 444.24604,
        447.26149,
      ],
      2,
    );
    expect(smooth(sheep, fitted).squares / sheep.length).toBeCloseTo(195.44, 1);
    const [first = 0, , , , , , , , , last = 0] = dampedHolt.forecast(sheep, 10, 1) ?? [];
    expect(first).toBeGreaterThan(408);
    expect(last).toBeLessThan(460);
  });

  test('Theta is simple smoothing with half the slope (Hyndman and Billah 2003)', () => {
    const found = theta.forecast(sheep, 3, 1) ?? [];
    const middle = (sheep.length - 1) / 2;
    const mean = sheep.reduce((total, value) => total + value, 0) / sheep.length;
    const slope =
      sheep.reduce((total, value, at) => total + (at - middle) * (value - mean), 0) /
      sheep.reduce((total, _, at) => total + (at - middle) ** 2, 0);
    expect((found[1] ?? 0) - (found[0] ?? 0)).toBeCloseTo(slope / 2, 6);
    expect((found[2] ?? 0) - (found[1] ?? 0)).toBeCloseTo(slope / 2, 6);
  });
});

describe('a series that follows one shape exactly is continued by its method', () => {
  const straight = Array.from({ length: 24 }, (_, at) => 100 + 5 * at);
  const compound = Array.from({ length: 24 }, (_, at) => 100 * 1.1 ** at);
  const curve = (at: number) => 1000 / (1 + Math.exp(-0.3 * (at - 12)));
  const monthly = (at: number) => (200 + 2 * at) * (1 + 0.3 * Math.sin((2 * Math.PI * at) / 12));

  test.each([
    ['drift', straight, [220, 225]],
    ['linear', straight, [220, 225]],
    ['holt', straight, [220, 225]],
    ['exponential', compound, [100 * 1.1 ** 24, 100 * 1.1 ** 25]],
    ['naive', straight, [215, 215]],
    ['seasonal-naive', straight, [160, 165]],
  ])('%s', (id, values, expected) => {
    close(methods.find((method) => method.id === id)?.forecast(values, 2, 12) ?? null, expected, 3);
  });

  test('the S-curve', () => {
    const found = logistic.forecast(
      Array.from({ length: 22 }, (_, at) => curve(at)),
      6,
      1,
    );
    expect(found?.[5]).toBeGreaterThan(curve(27) * 0.97);
    expect(found?.[5]).toBeLessThan(curve(27) * 1.03);
  });

  test('no ceiling before growth slows', () => {
    expect(logistic.forecast(compound, 6, 1)).toBeNull();
  });

  test('Holt-Winters', () => {
    const found =
      holtWinters.forecast(
        Array.from({ length: 60 }, (_, at) => monthly(at)),
        12,
        12,
      ) ?? [];
    found.forEach((value, at) => {
      expect(Math.abs(value / monthly(60 + at) - 1)).toBeLessThan(0.04);
    });
  });
});
