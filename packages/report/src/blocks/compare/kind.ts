import { formatFigure, formatRange } from '../../format-figure.ts';
import { type Figures, findFigure } from '../../geometry/figures.ts';
import { asTable, type Cells, type Kind, none, points, type TableCell } from '../kind.ts';
import type { CompareBlock } from './block.ts';
import { rateRow } from './rate-row.ts';

export const kind: Kind<CompareBlock> = {
  shows: 'picture',
  label: 'Table',
  figures: ({ rows }) => rows.flatMap(({ figures }) => figures.filter((id) => id !== null)),
  statements: none,
  origins: none,
  sources: none,
  numbers: ({ rows }) => rows.map(({ max }) => points(max)),
  problems: ({ sides, rows }, { figures }, at) => [
    ...(sides.length < 2 ? [`${at} has nothing to compare.`] : []),
    ...rows
      .filter((row) => row.figures.length !== sides.length)
      .map(({ label }) => `${at}: ${label} does not have one place a side.`),
    ...rows
      .filter(({ figures: ids }) => new Set(ids.flatMap((id) => unitsOf(id, figures))).size > 1)
      .map(({ label }) => `${at}: ${label} has more than one unit.`),
  ],
  table: ({ sides, rows }, cells) => ({
    columns: ['Figure', ...sides.map(({ key, name }) => `${key}: ${name}`), 'Difference'],
    rows: [
      ...(sides.some(({ word }) => word !== null)
        ? [[cells.text('Answer'), ...sides.map(({ word }) => cells.text(word ?? '')), cells.text('')]]
        : []),
      ...rows.map((row) => {
        const { gap } = rateRow(row, cells.report.figures);
        return [
          cells.text(row.label),
          ...row.figures.map((id) => cellOf(id, cells)),
          cells.text(gap === null ? '' : `${sides[gap.highest]?.key} +${gap.says}`),
        ];
      }),
    ],
  }),
  markdown: asTable,
};

function unitsOf(id: string | null, figures: Figures): string[] {
  const figure = id === null ? undefined : findFigure(figures, id);
  return figure === undefined ? [] : [`${figure.unit} ${figure.currency ?? ''}`];
}

/** With its range in the same cell: a column of its own for each side would be wider than a page. */
function cellOf(id: string | null, { text, report }: Cells): TableCell {
  const figure = id === null ? undefined : findFigure(report.figures, id);
  if (figure === undefined) return text('');
  const range = figure.value === null ? null : formatRange(figure, { bare: true });
  return text(range === null ? formatFigure(figure) : `${formatFigure(figure)} (${range})`);
}
