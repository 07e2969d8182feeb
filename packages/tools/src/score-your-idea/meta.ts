import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('score-your-idea'),
  version: 10,
  action: 'Score it',
  gives: 'Idea and evidence on two dials, three reasons, and the cheapest test.',
};
