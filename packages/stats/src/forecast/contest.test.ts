import { describe, expect, test } from 'vitest';
import { forecastSeries } from './contest.ts';
import { isSeasonal } from './season.ts';
import { makeSeries } from './testing/make-series.ts';
import { play } from './testing/play.ts';

// With more lengths, and weeks too: scripts/eval/forecast-floors.eval.ts.
test('it beats both naive ways, and the bands hold what they say', () => {
  const { ours, naive, seasonalNaive, inside80, inside95, broken } = play(12, 12, [36, 60, 96]);
  expect(broken).toBe(0);
  expect(ours).toBeLessThan(naive * 0.9);
  expect(ours).toBeLessThan(seasonalNaive * 0.9);
  expect(inside80).toBeGreaterThan(0.74);
  expect(inside80).toBeLessThan(0.9);
  expect(inside95).toBeGreaterThanOrEqual(0.9);
  expect(inside95).toBeLessThanOrEqual(0.98);
});

// Box and Jenkins 1976, series G: passengers of international airlines by month, 1949 to 1960, in thousands.
const passengers = [
  112, 118, 132, 129, 121, 135, 148, 148, 136, 119, 104, 118, 115, 126, 141, 135, 125, 149, 170, 170, 158,
  133, 114, 140, 145, 150, 178, 163, 172, 178, 199, 199, 184, 162, 146, 166, 171, 180, 193, 181, 183, 218,
  230, 242, 209, 191, 172, 194, 196, 196, 236, 235, 229, 243, 264, 272, 237, 211, 180, 201, 204, 188, 235,
  227, 234, 264, 302, 293, 259, 229, 203, 229, 242, 233, 267, 269, 270, 315, 364, 347, 312, 274, 237, 278,
  284, 277, 317, 313, 318, 374, 413, 405, 355, 306, 271, 306, 315, 301, 356, 348, 355, 422, 465, 467, 404,
  347, 305, 336, 340, 318, 362, 348, 363, 435, 491, 505, 404, 359, 310, 337, 360, 342, 406, 396, 420, 472,
  548, 559, 463, 407, 362, 405, 417, 391, 419, 461, 472, 535, 622, 606, 508, 461, 390, 432,
];

test('airline passengers: each of the last five years is forecast with far less error than the year before it', () => {
  let [ours, seasonal, inside] = [0, 0, 0];
  for (const length of [84, 96, 108, 120, 132]) {
    const found = forecastSeries(passengers.slice(0, length), { horizon: 12, period: 12 });
    expect(found?.shape.period).toBe(12);
    found?.bands.forEach(({ value, low95, high95 }, at) => {
      const actual = passengers[length + at] ?? 0;
      ours += Math.abs(actual - value);
      seasonal += Math.abs(actual - (passengers[length - 12 + at] ?? 0));
      if (actual >= low95 && actual <= high95) inside += 1;
    });
  }
  expect(ours).toBeLessThan(0.7 * seasonal);
  expect(inside / 60).toBeGreaterThanOrEqual(0.9);
});

describe('what is said of it', () => {
  test('compound growth is continued, and beats the last value by far', () => {
    const found = forecastSeries(
      Array.from({ length: 24 }, (_, at) => 1000 * 1.08 ** at * (1 + 0.01 * Math.sin(at * 2.4))),
      { horizon: 6, period: 12 },
    );
    expect(found?.isNaive).toBe(false);
    expect(found?.error).toBeLessThan(0.3);
    expect((found?.bands[5]?.value ?? 0) / (1000 * 1.08 ** 29)).toBeCloseTo(1, 1);
  });

  test('a walk that leads nowhere has no trend', () => {
    const values = [50, 53, 49, 52, 48, 51, 50, 54, 49, 50, 53, 48, 52, 50, 49, 53, 51, 48, 50, 52, 50, 50];
    const walk = values.map(
      (_, at) => 500 + values.slice(0, at + 1).reduce((total, value) => total + value - 50.5, 0),
    );
    const found = forecastSeries(walk, { horizon: 6, period: 12 });
    const last = walk.at(-1) ?? 0;
    expect(Math.abs((found?.bands[5]?.value ?? 0) / last - 1)).toBeLessThan(0.05);
  });

  test('a level that never moves is the last value', () => {
    const found = forecastSeries(new Array(20).fill(7), { horizon: 3, period: 12 });
    expect(found?.bands[2]?.value).toBe(7);
    expect(found?.isNaive).toBe(true);
    expect(found?.error).toBe(1);
  });

  test('below zero stays possible where it was seen', () => {
    const found = forecastSeries(
      Array.from({ length: 20 }, (_, at) => 40 - 5 * at),
      { horizon: 4, period: 12 },
    );
    expect(found?.bands[3]?.value).toBeLessThan(-55);
  });

  test('too short to try anything', () => {
    expect(forecastSeries([1, 2, 3, 4, 5], { horizon: 3, period: 12 })).toBeNull();
  });
});

test('a season is only seen where there is one', () => {
  const wave = Array.from({ length: 36 }, (_, at) => 100 + 20 * Math.sin((2 * Math.PI * at) / 12) + (at % 5));
  expect(isSeasonal(wave, 12)).toBe(true);
  expect(isSeasonal(wave.slice(0, 25), 12)).toBe(false);
  let false12 = 0;
  for (let seed = 1; seed <= 100; seed++)
    if (isSeasonal(makeSeries({ kind: 'trend', seed, length: 60, period: 12 }), 12)) false12 += 1;
  expect(false12).toBeLessThan(6);
});
