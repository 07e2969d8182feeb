import { ahead, type Method } from '../method.ts';

export const seasonalNaive: Method = {
  id: 'seasonal-naive',
  name: 'the same time last season',
  minPoints: (period) => period + 1,
  isSeasonal: true,
  forecast: (values, horizon, period) =>
    period < 2 ? null : ahead(horizon, (step) => values[values.length - period + ((step - 1) % period)] ?? 0),
};
