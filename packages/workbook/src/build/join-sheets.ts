import { addressOf, columnNumber, onSheet, type Sheet, type Workbook } from '../file/workbook.ts';

/** Empty rows between two sheets that are joined: where a table ends is seen and read by them. */
const between = 2;
const widest = 44;

/** A text in quotes, or a cell or range with or without its sheet. What a bracket follows is a function. */
const reference =
  /"(?:[^"]|"")*"|(?:('(?:[^']|'')+'|[A-Za-z_]\w*)!)?(\$?[A-Z]{1,3}\$?\d+)(?::(\$?[A-Z]{1,3}\$?\d+))?(?![\w(])/gu;

/** All sheets of a workbook under each other on one. Formulas, lists and names follow their cells. */
export function joinSheets({ sheets, names }: Workbook, name: string): Workbook {
  const starts = new Map<string, number>();
  let next = 0;
  for (const { name: own, rows } of sheets) {
    starts.set(own, next);
    next += rows.length + between;
  }
  const startOf = (sheet: string): number => {
    const start = starts.get(sheet);
    if (start === undefined) throw new Error(`There is no sheet ${sheet}.`);
    return start;
  };
  const moved = (formula: string, own: string): string =>
    formula.replace(reference, (whole, quoted: string | undefined, from?: string, to?: string) => {
      if (from === undefined) return whole;
      const sheet = quoted === undefined ? own : plainName(quoted);
      const down = (at: string) => moveDown(at, startOf(sheet));
      const place = to === undefined ? down(from) : `${down(from)}:${down(to)}`;
      return quoted === undefined ? place : onSheet(name, place);
    });
  const widths = widthsOf(sheets);
  // Hidden columns go behind all others: here a column is shared with sheets that show it.
  const hides = sheets.some(({ hidden = [] }) => hidden.length > 0);
  const behind = widths.length;
  const unhidden = ({ hidden = [] }: Sheet, row: Sheet['rows'][number]) =>
    hidden.reduce<Sheet['rows'][number]>((cells, at) => {
      const cell = cells[at] ?? null;
      if (cell === null) return cells;
      const before = Array.from({ length: behind }, (_, one) => (one === at ? null : (cells[one] ?? null)));
      return [...before, cell];
    }, row);
  const joined: Sheet = {
    name,
    widths: hides ? [...widths, 14] : widths,
    ...(hides && { hidden: [behind] }),
    textColumns: sheets.some(({ textColumns = [] }) => textColumns.includes(0)) ? [0] : [],
    choices: sheets.flatMap(({ name: own, choices = [] }) =>
      choices.map(({ at, options }) => ({ at: moveDown(at, startOf(own)), options })),
    ),
    rows: sheets.flatMap((sheet, at) => [
      ...(at === 0 ? [] : Array.from({ length: between }, () => [])),
      ...sheet.rows.map((row) =>
        unhidden(sheet, row).map((cell) =>
          cell !== null && 'formula' in cell ? { ...cell, formula: moved(cell.formula, sheet.name) } : cell,
        ),
      ),
    ]),
  };
  return {
    sheets: [joined],
    names: Object.fromEntries(Object.entries(names).map(([key, place]) => [key, moved(place, '')])),
  };
}

const plainName = (sheet: string): string =>
  sheet.startsWith("'") ? sheet.slice(1, -1).replaceAll("''", "'") : sheet;

/** `$B$3` two rows down is `$B$5`. */
function moveDown(at: string, rows: number): string {
  const [, column = '', letters = '', fixed = '', row = ''] = /^(\$?)([A-Z]+)(\$?)(\d+)$/u.exec(at) ?? [];
  const plain = addressOf(Number(row) - 1 + rows, columnNumber(letters));
  return `${column}${plain.replace(/(?=\d)/u, fixed)}`;
}

/** As wide as the widest of them wants it, within what a screen shows; long texts are wrapped. */
function widthsOf(sheets: readonly Sheet[]): readonly number[] {
  const columns = Math.max(...sheets.map(({ widths }) => widths.length));
  return Array.from({ length: columns }, (_, at) =>
    Math.min(widest, Math.max(...sheets.map(({ widths }) => widths[at] ?? 0))),
  );
}
