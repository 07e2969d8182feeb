import { isBroken, type Kind, none, points } from '../kind.ts';
import type { HeatmapBlock } from './block.ts';
import { isThin, sayCell, unripe } from './say-cell.ts';

export const kind: Kind<HeatmapBlock> = {
  shows: 'picture',
  label: 'Fig.',
  figures: none,
  statements: none,
  origins: ({ provenance }) => [provenance],
  sources: none,
  numbers: ({ rows, unit, currency, minimum }) => [
    points(minimum),
    ...rows.flatMap(({ count, cells }) => [
      points(count),
      ...cells.flatMap((cell) =>
        cell === null ? [] : [{ value: cell.value, unit, currency }, points(cell.count)],
      ),
    ]),
  ],
  problems: ({ rows, columns, minimum }, _, at) => [
    ...(minimum >= 1 ? [] : [`${at} does not say how many a cell must rest on.`]),
    ...rows
      .filter(({ cells }) => cells.length !== columns.length)
      .map(({ label }) => `${at}: row ${label} does not fit the columns.`),
    ...rows
      .filter(({ cells }) => cells.some((cell) => cell && (isBroken(cell.value) || !(cell.count >= 0))))
      .map(({ label }) => `${at}: row ${label} has a broken cell.`),
  ],
  // One row a cell: a spreadsheet turns it whichever way it is needed.
  table: (block, { text, value }) => ({
    columns: [block.rowName, block.columnName, 'Value', `Rests on (${block.noun})`, 'Note'],
    rows: block.rows.flatMap(({ label, cells }) =>
      cells.map((cell, index) => [
        text(label),
        text(block.columns[index]),
        cell === null ? text('') : value({ value: cell.value, unit: block.unit, currency: block.currency }),
        cell === null ? text('') : value(points(cell.count)),
        text(cell === null ? unripe : isThin(cell, block) ? `fewer than ${block.minimum}` : ''),
      ]),
    ),
  }),
  markdown: (block, { rows }) =>
    rows({
      columns: [block.rowName, block.noun, ...block.columns],
      rows: block.rows.map(({ label, count, cells }) =>
        [label, String(count), ...cells.map((cell) => sayCell(cell, block))].map((text) => ({ text })),
      ),
    }),
};
