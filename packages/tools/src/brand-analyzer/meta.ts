import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('brand-analyzer'),
  version: 1,
  action: 'Measure it',
  gives: 'Five scores, the colours that fail and what to use instead, and a kit.',
};
