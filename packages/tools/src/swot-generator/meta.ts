import type { ToolMeta } from '../meta.ts';
import { toolPrices } from '../prices.ts';

export const meta: ToolMeta = {
  id: 'swot-generator',
  name: toolPrices['swot-generator'].name,
  route: '/swot-generator',
  icon: 'swot-generator',
  cost: toolPrices['swot-generator'].cost,
  listed: true,
  order: 6,
  action: 'Draw it up',
  gives: 'Weighted factors with their evidence, the tasks that follow, PESTEL and Five Forces.',
};
