import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('swot-generator'),
  version: 10,
  action: 'Draw it up',
  gives: 'Strengths, weaknesses, openings and threats of this company alone, and what to do.',
};
