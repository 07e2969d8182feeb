import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('retention-burn'),
  version: 1,
  action: 'Count the months',
  gives: 'Who stays, how long the money lasts, and which change buys the most months.',
};
