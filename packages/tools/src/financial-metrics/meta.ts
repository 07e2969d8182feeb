import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('financial-metrics'),
  version: 1,
  action: 'Read my numbers',
  gives: 'What your monthly numbers say, what an investor will ask, and whether the money lasts.',
};
