import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('market-size-estimator'),
  version: 9,
  action: 'Size it',
  gives: 'How many customers make a million, and how many there are.',
};
