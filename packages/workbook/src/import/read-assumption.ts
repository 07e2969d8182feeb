import { readNote } from '../file/note-assumption.ts';
import type { ReadCell } from '../file/read-xlsx.ts';
import { addressOf, columnNumber } from '../file/workbook.ts';
import { faultOf } from './cell-value.ts';

type Read = { readonly id: string; readonly value: number | string } | { readonly problem: string };

/** Columns from the value to the usual one, and to the first where the note may be: on a project's sheet it is behind all others. */
const [usualIn, noteFrom] = [2, 5];
const noteTo = 200;

/** Null where it was left as it was: empty, the usual value, or the formula that gives it. */
export function readAssumption(at: string, sheet: string, cells: ReadonlyMap<string, ReadCell>): Read | null {
  const cell = cells.get(at);
  const note = noteBehind(at, cells);
  if (cell === undefined || cell.value === '' || (cell.value === null && cell.error === undefined))
    return null;
  // Our own formula names the sheet of the figures, also where that is this one.
  if (['Figures', sheet].some((name) => cell.formula?.includes(name))) return null;
  const fault = faultOf(cell);
  if (fault !== null) return { problem: fault };
  if (note === null)
    return { problem: 'What stands behind this assumption was changed, so it cannot be read.' };
  const { id, control } = note;
  if (cell.value === beside(at, usualIn, cells)?.value) return null;
  if (control.type === 'choice') {
    const text = String(cell.value).trim().toLowerCase();
    const option = control.options.find(({ label }) => label.toLowerCase() === text);
    return option === undefined
      ? { problem: `Please write one of: ${control.options.map(({ label }) => label).join(', ')}.` }
      : { id, value: option.value };
  }
  const { min, max } = control;
  const number = typeof cell.value === 'number' ? cell.value : Number.NaN;
  return number >= min && number <= max
    ? { id, value: number }
    : { problem: `Please write a number from ${min} to ${max}.` };
}

function noteBehind(at: string, cells: ReadonlyMap<string, ReadCell>) {
  for (let column = noteFrom; column < noteTo; column += 1) {
    const text = beside(at, column, cells)?.value;
    const note = typeof text === 'string' ? readNote(text) : null;
    if (note !== null) return note;
  }
  return null;
}

function beside(at: string, columns: number, cells: ReadonlyMap<string, ReadCell>): ReadCell | undefined {
  const [, column = 'A', row = '1'] = /^([A-Z]+)(\d+)$/u.exec(at) ?? [];
  return cells.get(addressOf(Number(row) - 1, columnNumber(column) + columns));
}
