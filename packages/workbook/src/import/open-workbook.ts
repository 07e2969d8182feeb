import type { AnyEngine } from '@slipway/tools';
import { prefixOf } from '../file/prefix.ts';
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
  const whole = readXlsx(bytes);
  if (whole === null) return { refused: 'This is not a spreadsheet in the XLSX format.' };
  const book = partOf(whole, engine.meta.id);
  const tool = cellNamed(book, 'slipway_tool')?.cell?.value;
  if (typeof tool !== 'string' && [...book.names.keys()].some((name) => name.endsWith('.slipway_tool')))
    return { refused: 'This project’s spreadsheet has no result of this tool.' };
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
    const read = readAssumption(at, sheet, book.sheets.get(sheet) ?? new Map());
    if (read === null) continue;
    if ('problem' in read) problems.push({ at: `${sheet}!${at}`, message: read.problem });
    else assumptions[read.id] = read.value;
  }
  return { input, assumptions, problems, cells: cells + Object.keys(assumptions).length };
}

/** A project's workbook has the cells of every tool; here those of one. */
function partOf(book: ReadWorkbook, toolId: string): ReadWorkbook {
  const prefix = prefixOf(toolId);
  const own = [...book.names].filter(([name]) => name.startsWith(prefix));
  return own.length === 0
    ? book
    : { ...book, names: new Map(own.map(([name, place]) => [name.slice(prefix.length), place])) };
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
