import { ahead, type Method } from '../method.ts';

/** The line through the first and the last value. */
export const drift: Method = {
  id: 'drift',
  name: 'drift',
  minPoints: () => 3,
  forecast(values, horizon) {
    const last = values.at(-1) ?? 0;
    const slope = (last - (values[0] ?? 0)) / Math.max(1, values.length - 1);
    return ahead(horizon, (step) => last + slope * step);
  },
};
