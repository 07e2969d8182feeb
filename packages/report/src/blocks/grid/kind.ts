import { type Kind, none } from '../kind.ts';
import type { GridBlock, GridCell } from './block.ts';
import { findState, isDay, notLooked, sayDay, sayGrid } from './say.ts';

export const kind: Kind<GridBlock> = {
  shows: 'controls',
  label: 'Table',
  figures: none,
  statements: none,
  origins: none,
  sources: (block) => cellsOf(block).flatMap(({ source }) => source ?? []),
  numbers: none,
  problems: (block, _, at) => [
    ...block.rows
      .filter(({ cells }) => cells.length !== block.columns.length)
      .map(({ label }) => `${at}: row ${label} does not fit the columns.`),
    ...cellsOf(block)
      .filter((cell) => findState(block, cell) === undefined)
      .map(({ state }) => `${at} has no state ${state}.`),
    ...cellsOf(block)
      .filter(({ on }) => on !== undefined && !isDay(on))
      .map(({ on }) => `${at}: ${on} is no day.`),
  ],
  table: (block, { text, report }) => ({
    columns: [block.rowName, 'Who', 'State', 'Detail', 'Source', 'Looked at'],
    rows: block.rows.flatMap(({ label, cells }) =>
      cells.map((cell, index) => [
        text(label),
        text(block.columns[index]?.label),
        text(cell === null ? notLooked : findState(block, cell)?.label),
        text(cell?.detail),
        text(cell?.source === undefined ? '' : report.sources[cell.source]?.publisher),
        text(cell?.on),
      ]),
    ),
  }),
  markdown: (block, { rows, report }) => {
    const said = (cell: GridCell | null) => {
      if (cell === null) return notLooked;
      const detail = [findState(block, cell)?.label, cell.detail].filter(Boolean).join(': ');
      return cell.on === undefined ? detail : `${detail} (${sayDay(cell.on)})`;
    };
    const table = rows({
      columns: [block.rowName, ...block.columns.map(({ label }) => label)],
      rows: block.rows.map(({ label, cells }) => [
        { text: label },
        ...cells.map((cell) => ({
          text: said(cell),
          ...(cell?.source !== undefined && report.sources[cell.source] ? { source: cell.source } : {}),
        })),
      ]),
    });
    return `${table}\n\n${sayGrid(block)}`;
  },
};

function cellsOf({ rows }: GridBlock): GridCell[] {
  return rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null));
}
