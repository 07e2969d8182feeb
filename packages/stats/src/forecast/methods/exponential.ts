import { lineThrough } from '../line.ts';
import { ahead, type Method } from '../method.ts';

/** A straight line through the logarithms: the same percentage every period. */
export const exponential: Method = {
  id: 'exponential',
  name: 'compound growth',
  minPoints: () => 4,
  forecast(values, horizon) {
    if (values.some((value) => value <= 0)) return null;
    const { start, slope } = lineThrough(values.map(Math.log));
    return ahead(horizon, (step) => Math.exp(start + slope * (values.length - 1 + step)));
  },
};
