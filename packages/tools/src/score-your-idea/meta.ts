import type { ToolMeta } from '../meta.ts';
import { toolPrices } from '../prices.ts';

export const meta: ToolMeta = {
  id: 'score-your-idea',
  version: 1,
  name: toolPrices['score-your-idea'].name,
  route: '/score-your-idea',
  icon: 'score-your-idea',
  cost: toolPrices['score-your-idea'].cost,
  listed: true,
  order: 5,
  action: 'Score it',
  gives: 'Idea and evidence on two dials, three reasons, and the cheapest test.',
};
