import { asTable, type Kind, none } from '../kind.ts';
import type { CardsBlock } from './block.ts';

export const kind: Kind<CardsBlock> = {
  shows: 'controls',
  label: 'Table',
  figures: ({ cards }) => cards.map(({ figure }) => figure),
  statements: ({ cards }) => cards.flatMap(({ reading, question }) => [reading, question]),
  origins: none,
  sources: ({ cards }) => cards.flatMap(({ source }) => (source === undefined ? [] : [source])),
  numbers: ({ cards }, report) =>
    cards.flatMap(({ figure, bands, trail }) => {
      const { unit, currency } = report.figures[figure] ?? { unit: 'count' as const, currency: undefined };
      const all = [...bands.flatMap(({ from, to }) => [from, to]), ...(trail ?? [])];
      return all.map((value) => ({ value, unit, currency }));
    }),
  problems: none,
  table: ({ cards }, { text, figure, fill, report }) => ({
    columns: ['Metric', 'Value', 'Period', 'Reading', 'An investor will ask'],
    rows: cards.map((card) => [
      text(report.figures[card.figure]?.label),
      figure(card.figure),
      text(report.figures[card.figure]?.period),
      fill(card.reading),
      fill(card.question),
    ]),
  }),
  markdown: asTable,
};
