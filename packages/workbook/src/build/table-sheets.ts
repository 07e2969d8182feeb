import { type PlainTable, type Report, type TableCell, tablesOf } from '@slipway/report';
import type { Cell, Sheet } from '../file/workbook.ts';
import { figureCell } from './figures-sheet.ts';
import { formatOf } from './units.ts';

const mostRows = 20_000;

/** The tables of the report, one a sheet; a figure in them follows the sheet of figures. */
export function tableSheets(report: Report, places: ReadonlyMap<string, string>): readonly Sheet[] {
  const skipped = new Set(
    report.blocks.flatMap(({ kind, id }) => (kind === 'assumptions' || kind === 'reading' ? [id] : [])),
  );
  return tablesOf(report)
    .filter(({ id, rows }) => !skipped.has(id) && rows.length > 0)
    .map((table) => tableSheet(table, places));
}

function tableSheet({ title, columns, rows }: PlainTable, places: ReadonlyMap<string, string>): Sheet {
  const hasValues = rows.some((row) => row.some((cell) => 'value' in cell && cell.value !== null));
  return {
    name: title,
    widths: columns.map((_, at) => widthOf(rows, at)),
    frozen: 4,
    rows: [
      [{ text: title, look: 'title' }],
      [
        {
          text: hasValues
            ? 'Plain numbers here were computed by Slipway and do not change with your cells.'
            : '',
          look: 'line',
        },
      ],
      [],
      columns.map((text): Cell => ({ text, look: 'head' })),
      ...rows.slice(0, mostRows).map((row) => row.map((cell) => toCell(cell, places))),
    ],
  };
}

function widthOf(rows: PlainTable['rows'], at: number): number {
  const longest = rows.reduce((most, row) => {
    const cell = row[at];
    return Math.max(most, cell !== undefined && 'text' in cell ? cell.text.length : 14);
  }, 14);
  return Math.min(70, longest + 2);
}

function toCell(cell: TableCell, places: ReadonlyMap<string, string>): Cell | null {
  if ('text' in cell) return cell.text === '' ? null : { text: cell.text };
  if ('figure' in cell) return figureCell(cell.figure, places);
  return cell.value === null ? null : { number: cell.value, format: formatOf(cell.unit, cell.currency) };
}
