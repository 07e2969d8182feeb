import type { ToolMeta } from '../meta.ts';
import { toolPrices } from '../prices.ts';

export const meta: ToolMeta = {
  id: 'score-your-idea',
  name: toolPrices['score-your-idea'].name,
  route: '/score-your-idea',
  icon: 'score-your-idea',
  cost: toolPrices['score-your-idea'].cost,
  listed: true,
  order: 5,
  action: 'Score it',
  gives: 'Ten dimensions under an evidence ceiling, the reasons to stop, and the cheapest test.',
};
