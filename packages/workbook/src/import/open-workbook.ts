import type { AnyEngine } from '@slipway/tools';
import { type ReadCell, type ReadWorkbook, readXlsx } from '../file/read-xlsx.ts';
import { type CellProblem, faultOf, rawOf, refusalOf, textIn } from './cell-value.ts';
import { readAssumption } from './read-assumption.ts';
import { readTableCells } from './read-table-cells.ts';

export interface OpenedWorkbook {
  /** What the fields take, by name; what did not fit is left out and named. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Assumptions that were changed: id → value. */
  readonly assumptions: Readonly<Record<string, number | string>>;
  readonly problems: readonly CellProblem[];
  /** How many cells were taken. */
  readonly cells: number;
}

/** A sentence for the person. */
export interface RefusedWorkbook {
  readonly refused: string;
}

/** Reads back what `makeWorkbook` wrote, after a person has changed it. One sentence where the file is not ours. */
export function openWorkbook(
  bytes: Uint8Array,
  engine: Pick<AnyEngine, 'meta' | 'fields'>,
): OpenedWorkbook | RefusedWorkbook {
  const book = readXlsx(bytes);
  if (book === null) return { refused: 'This is not a spreadsheet in the XLSX format.' };
  const tool = cellNamed(book, 'slipway_tool')?.cell?.value;
  if (typeof tool !== 'string')
    return { refused: 'This spreadsheet was not exported from Slipway, or its named cells are gone.' };
  if (tool !== engine.meta.id)
    return { refused: `This spreadsheet belongs to another tool (${tool.slice(0, 60)}).` };
  const problems: CellProblem[] = [];
  const input: Record<string, unknown> = {};
  let cells = 0;
  const currency = textIn(cellNamed(book, 'input_currency')?.cell);
  for (const field of engine.fields) {
    const table = book.names.get(`table_${field.name}`);
    if (table !== undefined) {
      const read = readTableCells(field, table.sheet, table.at, book.sheets.get(table.sheet));
      problems.push(...read.problems);
      cells += read.cells;
      if (read.value !== null) input[field.name] = read.value;
      continue;
    }
    const found = cellNamed(book, `input_${field.name}`);
    if (found?.cell === undefined) continue;
    const raw = rawOf(field, found.cell);
    const problem = faultOf(found.cell) ?? (raw === null ? null : refusalOf(field, raw, currency));
    if (problem !== null) problems.push({ at: found.at, message: problem });
    else if (raw !== null) {
      input[field.name] = raw;
      cells += 1;
    }
  }
  const assumptions: Record<string, number | string> = {};
  for (const [name, { sheet, at }] of book.names) {
    if (!name.startsWith('assume_')) continue;
    const read = readAssumption(at, book.sheets.get(sheet) ?? new Map());
    if (read === null) continue;
    if ('problem' in read) problems.push({ at: `${sheet}!${at}`, message: read.problem });
    else assumptions[read.id] = read.value;
  }
  return { input, assumptions, problems, cells: cells + Object.keys(assumptions).length };
}

interface Found {
  readonly at: string;
  readonly cell: ReadCell | undefined;
}

function cellNamed({ names, sheets }: ReadWorkbook, name: string): Found | null {
  const place = names.get(name);
  return place === undefined
    ? null
    : { at: `${place.sheet}!${place.at}`, cell: sheets.get(place.sheet)?.get(place.at) };
}
