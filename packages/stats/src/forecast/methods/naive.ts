import { ahead, type Method } from '../method.ts';

export const naive: Method = {
  id: 'naive',
  name: 'the last value',
  minPoints: () => 1,
  forecast: (values, horizon) => ahead(horizon, () => values.at(-1) ?? 0),
};
