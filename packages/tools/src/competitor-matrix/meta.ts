import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('competitor-matrix'),
  version: 3,
  action: 'Compare',
  gives: 'Where you lose, where only you are, and what nobody has checked yet.',
};
