import { lineThrough } from '../line.ts';
import { ahead, type Method } from '../method.ts';

const ceilings = [1.02, 1.05, 1.1, 1.2, 1.35, 1.5, 1.75, 2] as const;

/**
 * Growth that slows towards a ceiling, by least squares of the logit for each ceiling. Null until the fastest growth is behind:
 * before it, no ceiling can be told from any other.
 */
export const logistic: Method = {
  id: 'logistic',
  name: 'an S-curve',
  minPoints: () => 10,
  forecast(values, horizon) {
    const most = Math.max(...values);
    if (most <= 0 || values.some((value) => value <= 0)) return null;
    const fits = ceilings.map((times) => {
      const ceiling = most * times;
      const { start, slope } = lineThrough(values.map((value) => Math.log(value / (ceiling - value))));
      const at = (place: number) => ceiling / (1 + Math.exp(-(start + slope * place)));
      const cost = values.reduce((total, value, place) => total + (value - at(place)) ** 2, 0);
      return { at, slope, start, cost };
    });
    const best = fits.reduce((a, b) => (b.cost < a.cost ? b : a));
    const turn = -best.start / best.slope;
    if (!(best.slope > 0) || turn > values.length - 1) return null;
    // The curve may pass above or below the last value: it goes on from there, with its own growth.
    const gap = (values.at(-1) ?? 0) - best.at(values.length - 1);
    return ahead(horizon, (step) => best.at(values.length - 1 + step) + gap * 0.8 ** step);
  },
};
