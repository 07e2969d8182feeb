import { forecastSeries } from '../contest.ts';
import { madeKinds, makeSeries } from './make-series.ts';

interface Score {
  ours: number;
  naive: number;
  seasonalNaive: number;
  inside80: number;
  inside95: number;
  /** Forecasts of another length than asked for, and bands that do not lie around each other from 0 up. */
  broken: number;
}

/** Made series, the end held out and some months left open. */
export function play(period: number, horizon: number, lengths: readonly number[]): Score {
  const score: Score = { ours: 0, naive: 0, seasonalNaive: 0, inside80: 0, inside95: 0, broken: 0 };
  let count = 0;
  madeKinds.forEach((kind, nth) => {
    lengths.forEach((length, which) => {
      const whole = makeSeries({ kind, seed: 1 + 31 * nth + 977 * which, length: length + horizon, period });
      const known = whole.slice(0, length);
      const withGaps = known.map((value, at) => (at % 17 === 5 ? null : value));
      const found = forecastSeries(withGaps, { horizon, period });
      if (found?.bands.length !== horizon) score.broken += 1;
      const size = known
        .slice(period)
        .reduce((total, value, at) => total + Math.abs(value - (known[at] ?? 0)), 0);
      const unit = size / (length - period) / (1 / horizon);
      found?.bands.forEach(({ value, low80, high80, low95, high95 }, at) => {
        const actual = whole[length + at] ?? 0;
        score.ours += Math.abs(actual - value) / unit;
        score.naive += Math.abs(actual - (known.at(-1) ?? 0)) / unit;
        score.seasonalNaive += Math.abs(actual - (known[length - period + (at % period)] ?? 0)) / unit;
        score.inside80 += actual >= low80 && actual <= high80 ? 1 / horizon : 0;
        score.inside95 += actual >= low95 && actual <= high95 ? 1 / horizon : 0;
        if (!(low95 >= 0 && low95 <= low80 && low80 <= value && value <= high80 && high80 <= high95))
          score.broken += 1;
      });
      count += 1;
    });
  });
  return {
    ours: score.ours / count,
    naive: score.naive / count,
    seasonalNaive: score.seasonalNaive / count,
    inside80: score.inside80 / count,
    inside95: score.inside95 / count,
    broken: score.broken,
  };
}
