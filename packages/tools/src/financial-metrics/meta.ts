import type { ToolMeta } from '../meta.ts';
import { toolPrices } from '../prices.ts';

export const meta: ToolMeta = {
  id: 'financial-metrics',
  version: 1,
  name: toolPrices['financial-metrics'].name,
  route: '/financial-metrics',
  icon: 'financial-metrics',
  cost: toolPrices['financial-metrics'].cost,
  listed: true,
  order: 9,
  action: 'Read my numbers',
  gives: 'What your monthly numbers say, what an investor will ask, and whether the money lasts.',
};
