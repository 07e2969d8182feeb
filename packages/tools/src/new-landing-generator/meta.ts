import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('new-landing-generator'),
  version: 3,
  action: 'Write both pages',
  gives: 'Two pages that differ in one argument, and a test that says which is better.',
};
