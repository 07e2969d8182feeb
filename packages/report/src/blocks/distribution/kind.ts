import { asTable, isBroken, type Kind, none, points } from '../kind.ts';
import type { DistributionBlock } from './block.ts';

export const kind: Kind<DistributionBlock> = {
  shows: 'picture',
  label: 'Fig.',
  figures: ({ marks }) => marks.map(({ figure }) => figure),
  statements: none,
  origins: ({ provenance }) => [provenance],
  sources: none,
  numbers: ({ draws }) => [points(draws)],
  problems: ({ bins }, _, at) =>
    bins.some(({ from, to, count }) => isBroken(from) || isBroken(to) || !(count >= 0))
      ? [`${at}: a bin is broken.`]
      : [],
  table: ({ bins, unit, currency }, { value }) => ({
    columns: ['From', 'To', 'Draws'],
    rows: bins.map(({ from, to, count }) => [
      value({ value: from, unit, currency }),
      value({ value: to, unit, currency }),
      value(points(count)),
    ]),
  }),
  markdown: asTable,
};
