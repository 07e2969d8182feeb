import type { Figure } from '@slipway/core';
import { formatFigure, type PlainTable, type Report, type TableCell, tablesOf } from '@slipway/report';
import type { Cell, Sheet } from '../file/workbook.ts';
import { figureCell } from './figures-sheet.ts';
import { formatOf } from './units.ts';

const mostRows = 20_000;

/** The formula of a number that is no figure; null where it is left to Slipway. */
type FindFormula = (at: {
  readonly block: string;
  readonly column: string;
  readonly row: number;
  readonly value: number;
}) => string | null;

/** The tables of the report, one a sheet; a figure in them follows the sheet of figures. */
export function tableSheets(
  report: Report,
  places: ReadonlyMap<string, string>,
  find: FindFormula = () => null,
): readonly Sheet[] {
  const skipped = new Set(
    report.blocks.flatMap(({ kind, id }) => (kind === 'assumptions' || kind === 'reading' ? [id] : [])),
  );
  return tablesOf(report)
    .filter(({ id, rows }) => !skipped.has(id) && rows.length > 0)
    .map((table) => tableSheet(table, places, find));
}

function tableSheet(
  { id, title, columns, rows }: PlainTable,
  places: ReadonlyMap<string, string>,
  find: FindFormula,
): Sheet {
  const body = rows
    .slice(0, mostRows)
    .map((cells, row) =>
      cells.map((cell, at) =>
        toCell(cell, places, (value) => find({ block: id, column: columns[at] ?? '', row, value })),
      ),
    );
  const isPlain = body.some((row) => row.some((cell) => cell !== null && 'number' in cell));
  return {
    name: title,
    widths: columns.map((_, at) => widthOf(rows, at)),
    frozen: 4,
    rows: [
      [{ text: title, look: 'title' }],
      [{ text: isPlain ? plainWords : '', look: 'line' }],
      [],
      columns.map(
        (text, at): Cell => ({ text, look: 'head', ...(isNumeric(rows, at) && { isOverNumbers: true }) }),
      ),
      ...body,
    ],
  };
}

const plainWords =
  'Numbers without a formula were simulated, fitted or set by Slipway and do not change with your cells.';

function widthOf(rows: PlainTable['rows'], at: number): number {
  const longest = rows.reduce((most, row) => {
    const cell = row[at];
    if (cell === undefined) return most;
    if ('text' in cell) return Math.max(most, cell.text.length);
    return 'figure' in cell ? Math.max(most, numberWidth + wordsAfter(cell.figure).length) : most;
  }, 14);
  return Math.min(70, longest + 2);
}

const isNumeric = (rows: PlainTable['rows'], at: number) =>
  rows.every((row) => {
    const cell = row[at];
    return cell !== undefined && (!('text' in cell) || cell.text === '');
  });

/** Characters of a number in full. */
const numberWidth = 10;
const longestWords = 24;

/** A column may hold months, days and points: each number has its words after it, as on the sheet. Signs are in its format already. */
function wordsAfter(figure: Figure): string {
  if (figure.value === null || figure.unit.startsWith('money') || figure.unit.startsWith('share')) return '';
  const words = / \p{L}[^"]*$/u.exec(formatFigure(figure))?.[0] ?? '';
  return words.length > longestWords ? '' : words;
}

function toCell(
  cell: TableCell,
  places: ReadonlyMap<string, string>,
  find: (value: number) => string | null,
): Cell | null {
  if ('text' in cell) return cell.text === '' ? null : { text: cell.text };
  if ('figure' in cell) {
    const { value: one, range } = cell.figure;
    // Between two ends there is no one number: as on the sheet, and each end on the sheet of figures.
    if (one === null && range !== undefined) return { text: formatFigure(cell.figure), isOverNumbers: true };
    const [made, words] = [figureCell(cell.figure, places), wordsAfter(cell.figure)];
    return 'formula' in made && words !== '' ? { ...made, format: `${made.format}"${words}"` } : made;
  }
  const { value, unit, currency } = cell;
  if (value === null) return null;
  const [formula, format] = [find(value), formatOf(unit, currency, value)];
  return formula === null ? { number: value, format } : { formula, shown: value, format };
}
