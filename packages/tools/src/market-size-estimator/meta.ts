import { metaOf, type ToolMeta } from '../meta.ts';

export const meta: ToolMeta = {
  ...metaOf('market-size-estimator'),
  version: 10,
  action: 'Size it',
  gives: 'How many customers make a million, and how many there are.',
};
