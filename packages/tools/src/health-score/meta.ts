import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('health-score'),
  version: 1,
  action: 'Check my company',
  gives: 'How healthy the company is, how much of that is known, and the cheapest way to five more points.',
};
