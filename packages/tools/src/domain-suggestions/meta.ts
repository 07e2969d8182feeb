import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('domain-suggestions'),
  version: 3,
  action: 'Find names',
  gives: 'Names for this business, how they sound and spell, and which addresses are free.',
};
