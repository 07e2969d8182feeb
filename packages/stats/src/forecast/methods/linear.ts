import { lineThrough } from '../line.ts';
import { ahead, type Method } from '../method.ts';

export const linear: Method = {
  id: 'linear',
  name: 'a straight line',
  minPoints: () => 4,
  forecast(values, horizon) {
    const { start, slope } = lineThrough(values);
    return ahead(horizon, (step) => start + slope * (values.length - 1 + step));
  },
};
