import { type Field, kindOf, readField } from '@slipway/tools';
import type { ReadCell } from '../file/read-xlsx.ts';

export interface CellProblem {
  /** "Assumptions!B7". */
  readonly at: string;
  /** A sentence for the person. */
  readonly message: string;
}

/** What no field could take: an error, or a formula that no program has computed yet. */
export function faultOf({ error, formula, value }: ReadCell): string | null {
  if (error !== undefined) return `This cell shows the error ${error}.`;
  return formula !== undefined && value === null
    ? 'This formula has no value yet. Please open the file in your spreadsheet program and save it.'
    : null;
}

export function textIn(cell: ReadCell | undefined): string | null {
  return typeof cell?.value === 'string' ? cell.value : null;
}

/** As the field reads it; null for an empty cell. A number keeps all its digits. */
export function rawOf(field: Field, { value }: ReadCell): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
  if (field.kind === 'number' && typeof value === 'number') return value;
  const text = String(value);
  if (field.kind === 'choice')
    return (
      field.options.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase())?.value ?? text
    );
  // Days are numbers in spreadsheets, counted from the end of 1899.
  if (field.kind === 'date' && typeof value === 'number') return dayOf(value);
  return kindOf(field).raw(field, text);
}

function dayOf(serial: number): string {
  return new Date((Math.floor(serial) - 25_569) * 86_400_000).toISOString().slice(0, 10);
}

export function refusalOf(field: Field, raw: unknown, currency: string | null): string | null {
  const read = readField(field, raw, currency);
  return typeof read === 'object' && 'problem' in read ? read.problem : null;
}
