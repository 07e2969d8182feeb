import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('landing-page-generator'),
  version: 3,
  action: 'Write the page',
  gives: 'A whole page in your own words, with what each claim rests on.',
};
