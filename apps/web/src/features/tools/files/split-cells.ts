import { AppError } from '@slipway/core';

export type Grid = readonly (readonly string[])[];

/** Far more than any table here takes, and little enough to look through while somebody waits. */
const mostLines = 10_000;
const mostColumns = 200;

/** Counted before anything is read: a file may hold hundreds of thousands of them. */
export function refuseTooLong(text: string): void {
  let lines = 0;
  for (const line of text.matchAll(/\r\n|\r|\n/g)) {
    if (line.index + line[0].length < text.length) lines += 1;
    if (lines >= mostLines)
      throw new AppError('request/too-large', { limit: `${mostLines.toLocaleString('en')} lines` });
  }
}

/** Cells as spreadsheets copy them: tabs between, quotes around what holds a tab, a line break or a quote. */
export function splitCells(text: string, between: '\t' | ',' | ';' = '\t'): Grid {
  refuseTooLong(text);
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === between || letter === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (letter === '\n') rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  rows.at(-1)?.push(cell);
  return tidy(rows);
}

/** Without the empty lines around it, and every row as long as the longest. */
export function tidy(rows: Grid): Grid {
  const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === '');
  const first = rows.findIndex((row) => !isEmpty(row));
  if (first === -1) return [];
  const last = rows.findLastIndex((row) => !isEmpty(row));
  const kept = rows.slice(first, last + 1);
  // Not `Math.max(...)`: so many arguments do not fit into one call.
  const width = kept.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => cell.trim() !== '') + 1),
    0,
  );
  if (width > mostColumns) throw new AppError('request/too-large', { limit: `${mostColumns} columns` });
  return kept.map((row) => Array.from({ length: width }, (_, index) => (row[index] ?? '').trim()));
}

export function transpose(grid: Grid): Grid {
  return (grid[0] ?? []).map((_, column) => grid.map((row) => row[column] ?? ''));
}
