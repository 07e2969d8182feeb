import type { ToolMeta } from '../meta.ts';
import { toolPrices } from '../prices.ts';

export const meta: ToolMeta = {
  id: 'swot-generator',
  version: 1,
  name: toolPrices['swot-generator'].name,
  route: '/swot-generator',
  icon: 'swot-generator',
  cost: toolPrices['swot-generator'].cost,
  listed: true,
  order: 6,
  action: 'Draw it up',
  gives: 'Strengths, weaknesses, openings and threats of this company alone, and what to do.',
};
