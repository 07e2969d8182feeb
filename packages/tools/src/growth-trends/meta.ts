import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('growth-trends'),
  version: 1,
  action: 'Forecast it',
  gives: 'Whether it is a trend or a spike, and what comes next.',
};
