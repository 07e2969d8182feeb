import { type Answer, type Row, rowsOf } from '../answer.ts';
import type { FieldKind } from '../field-kind.ts';
import { keepWhole } from '../shared/one-text.ts';
import { joinCell, partsOf } from './cell-text.ts';
import type { MatrixField, MatrixValue } from './field.ts';
import { readMatrix } from './read-matrix.ts';

/** In a form the first row holds the names of the columns, `c0`, `c1` …; the others have a `name` and their cells. */
export const kind: FieldKind<MatrixField, MatrixValue> = {
  read: readMatrix,
  write(field, value): Answer | null {
    const matrix = readMatrix(field, value);
    if ('problem' in matrix) return null;
    const cellsOf = (texts: readonly string[]): Row =>
      Object.fromEntries(texts.map((text, at) => [`c${at}`, text]));
    return [
      cellsOf(matrix.columns),
      ...matrix.rows.map(({ name, cells }) => ({
        name,
        ...cellsOf(cells.map((cell) => cellText(cell))),
      })),
    ];
  },
  raw: (_field, answer) => toRaw(answer),
  say(field, answer) {
    const matrix = readMatrix(field, toRaw(answer));
    if ('problem' in matrix) return 'A table';
    return `${matrix.rows.length} × ${matrix.columns.length}: ${matrix.columns.join(', ')}`;
  },
  keep: keepWhole,
  currencyIn: () => null,
};

function cellText(cell: object): string {
  const parts = partsOf(cell);
  return parts === null ? '' : joinCell({ ...parts, state: parts.state === 'unknown' ? '' : parts.state });
}

function toRaw(answer: Answer): { columns: string[]; rows: { name: string; cells: string[] }[] } {
  const [heads = {}, ...rows] = rowsOf(answer);
  const count = Object.keys(heads).filter((key) => /^c\d+$/u.test(key)).length;
  const cells = (row: Row) => Array.from({ length: count }, (_, at) => row[`c${at}`] ?? '');
  return { columns: cells(heads), rows: rows.map((row) => ({ name: row.name ?? '', cells: cells(row) })) };
}
