import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noValue } from '@slipway/core';
import type { Report } from '@slipway/report';
import { compareReports } from '@slipway/report/compare';
import { readInput } from '@slipway/tools';
import {
  columnLetters,
  isFollowing,
  judgeFigures,
  layInput,
  makeComparison,
  makeProject,
  makeWorkbook,
  placeFigures,
  readXlsx,
  usedKeys,
  type WorkbookSource,
  writeXlsx,
} from '@slipway/workbook';
import { openWorkbook } from '@slipway/workbook/import';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAssumptions } from '../../packages/tools/src/conformance/change-assumption.ts';
import { changeCells } from './change-cells.ts';
import { convert } from './libre-office.ts';
import { runSamples, toSource } from './results.ts';

/** Where a model stands behind the numbers. */
const models = ['financial-metrics', 'market-size-estimator', 'retention-burn', 'competitor-matrix'];
/**
 * The numbers that are no formula and no cell to change: figures by id, tables by sheet and column. They are drawn by chance, fitted or
 * searched for, are published ends, our own rule, or count rows and columns; each sheet says so beside them.
 */
const pasted: Readonly<
  Record<string, { readonly figures: readonly string[]; readonly tables: readonly string[] }>
> = {
  'financial-metrics': { figures: ['growth-to-live', 'expenses-to-live'], tables: [] },
  'market-size-estimator': {
    figures: ['p10', 'p50', 'p90', 'churnPerMonth:from', 'churnPerMonth:to'],
    tables: ['How sure it is: From', 'How sure it is: To', 'How sure it is: Draws'],
  },
  'retention-burn': {
    figures: [
      ...['age', 'level', 'growth-to-live', 'gone-in-a-year', 'paid-months'],
      ...['hiring', 'costs', 'price', 'retention', 'collections'].map((name) => `needed.${name}`),
      ...['exponential', 'floor', 'power', 'beta-geometric'].flatMap((name) => [
        `miss.${name}`,
        `end.${name}`,
      ]),
    ],
    tables: [
      'Next: Due',
      'Cash from here: Middle run',
      'Cash from here: Middle run, half of the runs: low',
      'Cash from here: Middle run, half of the runs: high',
      'Cash from here: Middle run, 80% of the runs: low',
      'Cash from here: Middle run, 80% of the runs: high',
      'Where it leads: Fitted',
      'Where it leads: Fitted, 80% of 60 resamples: low',
      'Where it leads: Fitted, 80% of 60 resamples: high',
    ],
  },
  'competitor-matrix': { figures: ['weighed'], tables: [] },
};

/** Numbers of the workbook that neither follow nor may be changed. */
function listPasted(source: WorkbookSource): {
  readonly figures: readonly string[];
  readonly tables: readonly string[];
} {
  const judged = judgeFigures(source, layInput(source));
  const figures = [...judged].flatMap(([id, { kind }]) =>
    kind === 'computed' && source.report.figures[id]?.value != null ? [id] : [],
  );
  const inputs = 1 + layInput(source).tables.length;
  const tables = makeWorkbook(source)
    .sheets.slice(inputs)
    .filter(({ name }) => name !== 'Figures')
    .flatMap(({ name, rows }) => {
      const heads = rows[3]?.map((cell) => (cell !== null && 'text' in cell ? cell.text : '')) ?? [];
      const columns = rows.flatMap((row) =>
        row.flatMap((cell, at) => (cell !== null && 'number' in cell ? [`${name}: ${heads[at]}`] : [])),
      );
      const says = rows[1]?.some(
        (cell) => cell !== null && 'text' in cell && /without a formula/u.test(cell.text),
      );
      return columns.length > 0 && !says ? [`${name} does not say what is no formula`] : columns;
    });
  return { figures, tables: [...new Set(tables)] };
}

const folder = mkdtempSync(join(tmpdir(), 'slipway-office-'));
const sources = new Map<string, WorkbookSource>();
const again = new Map<string, (raw: Readonly<Record<string, unknown>>) => Promise<Report>>();
const own = new Map<string, Uint8Array>();
/** What LibreOffice opens: each file takes it about a second. */
const written = new Map<string, Uint8Array>();
let recalculated = '';
let compared: Report;

beforeAll(async () => {
  for (const result of await runSamples()) {
    const source = await toSource(result);
    const { id } = source.engine.meta;
    const bytes = writeXlsx(makeWorkbook(source));
    sources.set(id, source);
    again.set(id, result.again);
    own.set(id, bytes);
    if (!models.includes(id)) continue;
    written.set(`${id}.changed`, changeInputs(source, bytes));
    // Without the stored results of its formulas: LibreOffice would take them over.
    written.set(
      `${id}.bare`,
      changeCells(bytes, () => null),
    );
  }
  const one = sources.get('financial-metrics') as WorkbookSource;
  compared = compareReports([one.report, { ...one.report, title: 'Again' }]);
  written.set('compared', writeXlsx(makeComparison({ ...one, report: compared })));
  const project = makeProject({ title: 'All', about: [], facts: [], results: [...sources.values()] });
  written.set(
    'project',
    changeCells(writeXlsx(project), () => null),
  );
  for (const [name, bytes] of written) writeFileSync(join(folder, `${name}.xlsx`), bytes);
  recalculated = await convert(
    folder,
    'xlsx',
    [...written.keys()].map((name) => join(folder, `${name}.xlsx`)),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every number that a formula stands on, a little more; people and customers by one. */
function changeInputs(source: WorkbookSource, bytes: Uint8Array): Uint8Array {
  const book = makeWorkbook(source);
  const laid = layInput(source);
  const used = usedKeys(judgeFigures(source, laid), source);
  const inputs = 1 + laid.tables.length;
  return changeCells(bytes, (sheet, at, value) => {
    if (sheet > inputs) return null;
    const name = Object.entries(book.names).find(([, place]) =>
      place.endsWith(at.replace(/^B/u, '$B$')),
    )?.[0];
    if (sheet > 1) return Number.isInteger(value) && value < 1000 ? value + 1 : value * 1.013;
    const key = name?.startsWith('assume_') ? `assumptions.${name.slice(7)}` : name?.slice(6);
    return key !== undefined && at.startsWith('B') && used.has(key)
      ? value * (value > 0.99 ? 0.97 : 1.01)
      : null;
  });
}

function read(name: string): ReadonlyMap<string, unknown> {
  const book = readXlsx(readFileSync(join(recalculated, `${name}.xlsx`)));
  const cells = book?.sheets.get('Figures') ?? new Map();
  return new Map([...cells].map(([at, cell]) => [at, cell.error ?? cell.value]));
}

/** As a cell shows it. */
function isClose(said: number | string, shown: unknown): boolean {
  return typeof said === 'number' && typeof shown === 'number'
    ? Math.abs(shown - said) <= 1e-9 * Math.max(1, Math.abs(said))
    : typeof said === 'string' && String(shown).startsWith(said);
}

/** Figures whose cell is not what the engine says. */
function listDifferences(
  source: WorkbookSource,
  cells: ReadonlyMap<string, unknown>,
  report: Report,
): string[] {
  const judged = judgeFigures(source, layInput(source));
  return [...placeFigures(source.report)].flatMap(([id, at]) => {
    const standing = judged.get(id);
    if (standing === undefined || !isFollowing(standing)) return [];
    const [shown, said] = [cells.get(at), report.figures[id]?.value];
    // What is quoted may go with the choice that led to it.
    if (standing.kind === 'constant' && said === undefined) return [];
    return isClose(said ?? noValue, shown)
      ? []
      : [`${id} at ${at}: ${String(shown)}, the engine says ${String(said)}`];
  });
}

describe.each(models)('%s', (id) => {
  test('what is no formula is named', () => {
    const source = sources.get(id) as WorkbookSource;
    expect(listPasted(source)).toEqual(pasted[id]);
  });

  test('recalculated, every formula of every sheet gives what the engine says', () => {
    const source = sources.get(id) as WorkbookSource;
    const book = readXlsx(readFileSync(join(recalculated, `${id}.bare.xlsx`)));
    const wrong = makeWorkbook(source).sheets.flatMap(({ name, rows }) =>
      rows.flatMap((row, down) =>
        row.flatMap((cell, across) => {
          if (cell === null || !('formula' in cell)) return [];
          const at = `${columnLetters(across)}${down + 1}`;
          const found = book?.sheets.get(name)?.get(at);
          const shown = found?.error ?? found?.value;
          return isClose(cell.shown, shown) ? [] : [`${name}!${at}: ${String(shown)}, not ${cell.shown}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('with changed cells, it is what the engine computes from the file read back', async () => {
    const source = sources.get(id) as WorkbookSource;
    const opened = openWorkbook(readFileSync(join(recalculated, `${id}.changed.xlsx`)), source.engine);
    if ('refused' in opened) throw new Error(opened.refused);
    expect(opened.problems).toEqual([]);
    const input = readInput(source.engine.fields, { ...opened.input, assumptions: opened.assumptions });
    if (!input.ok) throw new Error(JSON.stringify(input.problems));
    expect(input.input).not.toEqual(source.input);
    const report = await again.get(id)?.({ ...opened.input, assumptions: opened.assumptions });
    if (report === undefined) throw new Error('It was not computed again.');
    expect(listDifferences(source, read(`${id}.changed`), report)).toEqual([]);
  });
});

test('a comparison, recalculated, has the figures of both sides', () => {
  const cells = read('compared');
  const numbers = [...placeFigures(compared)].flatMap(([id, at]) => {
    const { value } = compared.figures[id] ?? { value: null };
    return value === null ? [] : [{ id, value, shown: Number(cells.get(at)) }];
  });
  expect(numbers.length).toBeGreaterThan(300);
  for (const { id, value, shown } of numbers)
    expect(Math.abs(shown - value), id).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)));
});

test('a project, recalculated, has every figure of every tool on its own sheet', () => {
  const book = readXlsx(readFileSync(join(recalculated, 'project.xlsx')));
  for (const source of sources.values()) {
    const cells = [...(book?.sheets.get(source.engine.meta.name) ?? new Map())];
    // Where its figures begin: the title of the joined sheet.
    const title = cells.findLast(([at, { value }]) => at.startsWith('A') && value === 'Figures')?.[0] ?? 'A1';
    const down = Number(title.slice(1)) - 1;
    const shown = new Map(
      cells.flatMap(([at, { value, error }]) =>
        at.startsWith('B') ? [[`B${Number(at.slice(1)) - down}`, error ?? value]] : [],
      ),
    );
    expect(listDifferences(source, shown, source.report), source.engine.meta.id).toEqual([]);
  }
});

test('every tool’s file comes back as the input it was made of: our own, and that of LibreOffice', () => {
  const project = readFileSync(join(recalculated, 'project.xlsx'));
  const files = [...sources].flatMap(([id, source]) => {
    const again = models.includes(id) ? readFileSync(join(recalculated, `${id}.bare.xlsx`)) : project;
    return [own.get(id) ?? project, again].map((bytes) => ({ id, source, bytes }));
  });
  for (const { id, source, bytes } of files) {
    const opened = openWorkbook(bytes, source.engine);
    if ('refused' in opened) throw new Error(`${id}: ${opened.refused}`);
    const { assumptions, ...typed } = {
      ...source.engine.proposes?.(source.input, source.basis),
      ...source.input,
    };
    const read = readInput(source.engine.fields, opened.input);
    expect(opened.problems, id).toEqual([]);
    // One that has no say in this result has no row, so no cell.
    const rows = new Set(listAssumptions(source.report).map((row) => row.id));
    const counted = Object.entries(assumptions ?? {}).filter(([name]) => rows.has(name));
    expect(opened.assumptions, id).toEqual(Object.fromEntries(counted));
    const pictures = source.engine.fields.filter(({ kind }) => kind === 'image').map(({ name }) => name);
    const kept = Object.fromEntries(Object.entries(typed).filter(([name]) => !pictures.includes(name)));
    expect(read.ok ? read.input : read.problems, id).toEqual(kept);
  }
});
