import { type Field, moreColumns, readField } from '@slipway/tools';
import type { ReadCell } from '../file/read-xlsx.ts';
import { addressOf, columnNumber } from '../file/workbook.ts';
import { type CellProblem, faultOf } from './cell-value.ts';

interface ReadTable {
  readonly value: unknown;
  readonly problems: readonly CellProblem[];
  readonly cells: number;
}

type Cells = ReadonlyMap<string, ReadCell>;
type Held = string | number | boolean | null;
type FieldOf<K extends Field['kind']> = Extract<Field, { kind: K }>;

const most = { rows: 5000, columns: 200 };
/** A line of units stands between the head and the rows. */
const underHead = 2;
const shownMost = 20;

/** Rows from the head on, until one is empty. A cell that does not fit is named and counts as empty. */
export function readTableCells(
  field: Field,
  sheet: string,
  head: string,
  cells: Cells | undefined,
): ReadTable {
  const none: ReadTable = { value: null, problems: [], cells: 0 };
  const [, letters = 'A', line = '1'] = /^([A-Z]+)(\d+)$/u.exec(head) ?? [];
  if (cells === undefined) return none;
  const [column, row] = [columnNumber(letters), Number(line) - 1];
  const at = (down: number, across: number): ReadCell | undefined =>
    cells.get(addressOf(row + down, column + across));
  const heads = untilEmpty(most.columns, (across) => textOf(at(0, across)));
  const width = heads.length;
  const length = untilEmpty(most.rows, (down) =>
    heads.map((_, across) => textOf(at(down + underHead, across))).join(''),
  ).length;
  const problems: CellProblem[] = [];
  const held = (down: number, across: number): Held => {
    const cell = at(down + underHead, across);
    const fault = cell === undefined ? null : faultOf(cell);
    if (fault !== null) problems.push({ at: placeOf(down, across), message: fault });
    return fault === null ? (cell?.value ?? null) : null;
  };
  const placeOf = (down: number, across: number): string =>
    `${sheet}!${addressOf(row + down + underHead, column + across)}`;
  const grid = Array.from({ length }, (_, down) =>
    Array.from({ length: width }, (__, across) => held(down, across)),
  );
  const value =
    field.kind === 'matrix'
      ? toMatrix(field, heads, grid, (down, across, message) =>
          problems.push({ at: placeOf(down, across), message }),
        )
      : toRows(field, heads, grid, (down, across, message) =>
          problems.push({ at: placeOf(down, across), message }),
        );
  const filled = grid.flat().filter((one) => one !== null && one !== '').length;
  return { value: filled === 0 ? null : value, problems: problems.slice(0, shownMost), cells: filled };
}

function untilEmpty(limit: number, read: (at: number) => string): string[] {
  const found: string[] = [];
  for (let at = 0; at < limit; at += 1) {
    const text = read(at);
    if (text === '') break;
    found.push(text);
  }
  return found;
}

function textOf(cell: ReadCell | undefined): string {
  return String(cell?.value ?? cell?.error ?? '').trim();
}

type Complain = (down: number, across: number, message: string) => void;

/** Each cell is read on its own first, so that one that does not fit takes no other with it. */
function toRows(
  field: Field,
  heads: readonly string[],
  grid: readonly (readonly Held[])[],
  complain: Complain,
) {
  const names = columnNames(field, heads);
  const isPeriod = (name: string | null) => field.kind === 'series' && name === 'at';
  return grid.map((row, down) => {
    const read: Record<string, Held> = {};
    names.forEach((name, across) => {
      const held = row[across] ?? null;
      if (name === null || held === null || held === '') return;
      const problem = field.kind === 'series' || isPeriod(name) ? null : refusal(field, { [name]: held });
      if (problem === null) read[name] = held;
      else complain(down, across, problem);
    });
    return read;
  });
}

function refusal(field: Field, row: Readonly<Record<string, Held>>): string | null {
  const read = readField(field, [row]);
  return typeof read === 'object' && 'problem' in read ? read.problem : null;
}

function columnNames(field: Field, heads: readonly string[]): readonly (string | null)[] {
  if (field.kind === 'series') return heads.map((_, at) => (at === 0 ? 'at' : at === 1 ? 'value' : null));
  if (field.kind !== 'table') return [];
  const all = [
    ...field.columns,
    ...(field.more === undefined ? [] : moreColumns(field.more, field.more.max)),
  ];
  return heads.map((head) => all.find(({ label }) => label === head)?.name ?? null);
}

function toMatrix(
  field: FieldOf<'matrix'>,
  heads: readonly string[],
  grid: readonly (readonly Held[])[],
  complain: Complain,
) {
  const columns = heads.slice(1);
  return {
    columns,
    rows: grid.map((row, down) => ({
      name: String(row[0] ?? ''),
      cells: columns.map((column, at) => {
        const text = String(row[at + 1] ?? '');
        const one = { columns: [column], rows: [{ name: String(row[0] ?? ''), cells: [text] }] };
        const read = readField(field, one);
        if (!('problem' in Object(read))) return text;
        complain(down, at + 1, String(Reflect.get(Object(read), 'problem')));
        return '';
      }),
    })),
  };
}
