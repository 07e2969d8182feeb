import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noValue } from '@slipway/core';
import type { Report } from '@slipway/report';
import { compareReports } from '@slipway/report/compare';
import { readInput } from '@slipway/tools';
import {
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
/** Figures that follow the cells: what the files had when this was written, less a few. */
const leastLive: Readonly<Record<string, number>> = {
  'financial-metrics': 190,
  'market-size-estimator': 25,
  'retention-burn': 30,
  'competitor-matrix': 40,
};
const folder = mkdtempSync(join(tmpdir(), 'slipway-office-'));
const sources = new Map<string, WorkbookSource>();
const again = new Map<string, (raw: Readonly<Record<string, unknown>>) => Promise<Report>>();
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
    written.set(id, bytes);
    if (models.includes(id)) written.set(`${id}.changed`, changeInputs(source, bytes));
  }
  const one = sources.get('financial-metrics') as WorkbookSource;
  compared = compareReports([one.report, { ...one.report, title: 'Again' }]);
  written.set('compared', writeXlsx(makeComparison({ ...one, report: compared })));
  const project = makeProject({ title: 'All', about: [], facts: [], results: [...sources.values()] });
  // Without the stored results of its formulas: LibreOffice would take them over.
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
  const used = usedKeys(judgeFigures(source, laid), source.report);
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
    const isSame =
      typeof said === 'number' && typeof shown === 'number'
        ? Math.abs(shown - said) <= 1e-9 * Math.max(1, Math.abs(said))
        : said === null && String(shown).startsWith(noValue);
    return isSame ? [] : [`${id} at ${at}: ${String(shown)}, the engine says ${String(said)}`];
  });
}

describe.each(models)('%s', (id) => {
  test('recalculated, every live figure is the engine’s', () => {
    const source = sources.get(id) as WorkbookSource;
    const judged = judgeFigures(source, layInput(source));
    const live = [...judged.values()].filter((one) => one.kind !== 'constant' && isFollowing(one));
    expect(live.length).toBeGreaterThanOrEqual(leastLive[id] ?? 0);
    expect(listDifferences(source, read(id), source.report)).toEqual([]);
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

test('every tool’s file, and its sheet of a project, comes back from LibreOffice as the input it was made of', () => {
  const files = [...sources].flatMap(([id, source]) => [[id, source] as const, ['project', source] as const]);
  for (const [id, source] of files) {
    const opened = openWorkbook(readFileSync(join(recalculated, `${id}.xlsx`)), source.engine);
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
