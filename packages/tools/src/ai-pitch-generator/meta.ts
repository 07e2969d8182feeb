import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('ai-pitch-generator'),
  version: 3,
  action: 'Write my pitch',
  gives: 'Your pitch at four lengths, an email, a deck with notes, and the questions you will be asked.',
};
