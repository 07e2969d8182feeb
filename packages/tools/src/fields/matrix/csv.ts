import { disarmFormula } from '@slipway/core';
import { joinCell, partsOf } from './cell-text.ts';
import type { Matrix } from './field.ts';

/** As a spreadsheet opens it: names at the edges, one cell each, "yes; https://acme.com/pricing; 2026-10-05; Pro". */
export function matrixToCsv({ columns, rows }: Matrix, rowLabel: string): string {
  const lines = [
    [rowLabel, ...columns],
    ...rows.map(({ name, cells }) => [
      name,
      ...cells.map((cell) => {
        const parts = partsOf(cell);
        return parts === null ? 'unknown' : joinCell(parts);
      }),
    ]),
  ];
  return lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(text: string): string {
  const safe = arm(text) === text ? disarmFormula(text) : `'${text}`;
  return /[",;\r\n\t]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Takes away the apostrophe that an export put before what looks like a formula. */
export function arm(text: string): string {
  const bare = text.slice(1);
  return text.startsWith("'") && (disarmFormula(bare) === text || arm(bare) !== bare) ? bare : text;
}
