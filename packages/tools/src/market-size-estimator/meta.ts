import type { ToolMeta } from '../meta.ts';
import { toolPrices } from '../prices.ts';

export const meta: ToolMeta = {
  id: 'market-size-estimator',
  version: 1,
  name: toolPrices['market-size-estimator'].name,
  route: '/market-size-estimator',
  icon: 'market-size-estimator',
  cost: toolPrices['market-size-estimator'].cost,
  listed: true,
  order: 8,
  action: 'Size it',
  gives: 'How many customers make a million, and how many there are.',
};
