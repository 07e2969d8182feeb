import { disarmFormula } from '@slipway/core';

/** Some spreadsheets take a file without it for another alphabet. */
export const byteOrderMark = '\ufeff';

type Held = string | number | null;

/** Each text in quotes, and none that a spreadsheet would run; numbers plain and in full. */
export function csvRows(rows: readonly (readonly Held[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(held: Held): string {
  if (held === null) return '';
  return typeof held === 'number' ? String(held) : `"${disarmFormula(held).replaceAll('"', '""')}"`;
}
