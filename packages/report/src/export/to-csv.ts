import { disarmFormula } from '@slipway/core';
import type { TableCell } from '../blocks/kind.ts';
import { formatRange } from '../format-figure.ts';
import type { Report } from '../report.ts';
import { type PlainTable, tablesOf } from './tables-of.ts';
import { unitOf } from './unit-of.ts';

/** One table for a spreadsheet: numbers plain and in full, a unit column after each column that holds some. */
function toCsv(table: PlainTable): string {
  const hasNumbers = table.columns.map((_, index) => table.rows.some((row) => isNumber(row[index])));
  const heading = table.columns.flatMap((label, index) => [
    label,
    ...(hasNumbers[index] ? [`${label} unit`.trim()] : []),
  ]);
  const rows = table.rows.map((row) =>
    table.columns.flatMap((_, index) => {
      const cell = row[index] ?? { text: '' };
      return [contentOf(cell), ...(hasNumbers[index] ? [unitIn(cell)] : [])];
    }),
  );
  return [heading, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** All tables of a report in one file, each under its title. */
export function reportToCsv(report: Report): string {
  return tablesOf(report)
    .map((table) => `${csvCell(table.title)}\r\n${toCsv(table)}`)
    .join('\r\n');
}

function isNumber(cell: TableCell | undefined): boolean {
  return cell !== undefined && !('text' in cell);
}

function contentOf(cell: TableCell): string | number {
  if ('text' in cell) return cell.text;
  if (!('figure' in cell)) return cell.value ?? '';
  return cell.figure.value ?? formatRange(cell.figure) ?? cell.figure.reason ?? '';
}

function unitIn(cell: TableCell): string {
  if ('text' in cell || contentOf(cell) === '') return '';
  // "€0.39–€1.30" says its unit.
  if ('figure' in cell && cell.figure.value === null && cell.figure.range !== undefined) return '';
  return unitOf('figure' in cell ? cell.figure : cell);
}

/** A text that a spreadsheet would run as a formula is disarmed; a number of ours may begin with its minus. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = disarmFormula(value);
  return /[",;\r\n\t]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
