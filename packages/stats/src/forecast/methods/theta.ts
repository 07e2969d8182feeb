import { lineThrough } from '../line.ts';
import { ahead, type Method } from '../method.ts';
import { minimise } from '../minimise.ts';

/**
 * Assimakopoulos and Nikolopoulos 2000: half of the long line, half of twice the bends, smoothed. Hyndman and Billah 2003 show
 * that it is simple smoothing with a drift of half the slope.
 */
export const theta: Method = {
  id: 'theta',
  name: 'Theta',
  minPoints: () => 4,
  forecast(values, horizon) {
    const { start, slope } = lineThrough(values);
    const bent = values.map((value, at) => 2 * value - (start + slope * at));
    const [alpha = 0.5] = minimise(
      ([a = 0.5]) => smoothSimply(bent, a).squares,
      [{ low: 0.02, high: 0.99, start: 0.5 }],
      25,
    );
    const { level } = smoothSimply(bent, alpha);
    return ahead(horizon, (step) => (start + slope * (values.length - 1 + step) + level) / 2);
  },
};

function smoothSimply(values: readonly number[], alpha: number): { level: number; squares: number } {
  let level = values[0] ?? 0;
  let squares = 0;
  for (const value of values) {
    const error = value - level;
    squares += error * error;
    level += alpha * error;
  }
  return { level, squares };
}
