import { asTable, isBroken, type Kind, none } from '../kind.ts';
import type { LineBlock } from './block.ts';

export const kind: Kind<LineBlock> = {
  shows: 'picture',
  label: 'Fig.',
  figures: none,
  statements: none,
  origins: ({ series }) => series.map(({ provenance }) => provenance),
  sources: none,
  numbers: ({ series }) =>
    series.flatMap(({ values, unit, currency }) => values.map((value) => ({ value, unit, currency }))),
  problems: ({ series, x }, _, at) =>
    series
      .filter(({ values }) => values.length !== x.length || values.some(isBroken))
      .map(({ label }) => `${at}: ${label} does not have one number or gap a step.`),
  table: ({ series, x }, { text, value }) => ({
    columns: ['', ...series.map(({ label }) => label)],
    rows: x.map((step, index) => [
      text(step),
      ...series.map(({ values, unit, currency }) => value({ value: values[index], unit, currency })),
    ]),
  }),
  markdown: asTable,
};
