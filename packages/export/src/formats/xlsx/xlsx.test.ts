import { compareReports } from '@slipway/report/compare';
import { engineLoaders } from '@slipway/tools/engines';
import { readXlsx } from '@slipway/workbook';
import { openWorkbook } from '@slipway/workbook/import';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Workshop } from '../../format.ts';
import { makeFile } from '../../make.ts';
import type { ReportSource, Source } from '../../source.ts';

async function resultWith(change: Readonly<Record<string, unknown>> = {}): Promise<ReportSource> {
  const engine = await engineLoaders['financial-metrics']?.();
  if (engine === undefined) throw new Error('The tool is gone.');
  const basis = { benchmarks: [] };
  const input = { ...engine.sample, ...change } as typeof engine.sample;
  return {
    kind: 'report',
    about: {
      title: 'Metrics',
      tool: { id: engine.meta.id, name: engine.meta.name },
      project: null,
      madeAt: '2026-11-17T00:00:00.000Z',
      engine: 'slipway 0.4.0',
      model: null,
      version: 1,
    },
    report: engine.run(input, basis),
    input,
    basis,
  };
}

const sheetsIn = (bytes: Uint8Array): string[] =>
  Object.entries(unzipSync(bytes))
    .filter(([path]) => path.startsWith('xl/worksheets/'))
    .map(([, sheet]) => strFromU8(sheet));

test('a stored result leaves as a workbook whose figures are formulas over its own table', async () => {
  const made = await resultWith();
  const about = { ...made.about, project: 'Tidewater', version: 3, disagrees: ['Ask and burn'] };
  const sheets = sheetsIn(await makeFile('xlsx', { ...made, about }, {} as Workshop)).join('');
  for (const said of ['Tidewater', 'Ask and burn. The company’s own figures differ here.'])
    expect(sheets).toContain(said);
  expect(sheets).toContain("SUM('Monthly figures'!");
  expect(sheets.match(/<f>/gu)?.length).toBeGreaterThan(180);
  expect(sheets).toContain('slipway 0.4.0. No model takes part in a number.');
});

test('a comparison leaves as a workbook whose figures follow what both sides rest on', async () => {
  const one = await resultWith();
  const other = await resultWith({ assumptions: { growth: 9 } });
  const report = compareReports([one.report, { ...other.report, title: 'Metrics, faster' }]);
  const source: Source = { kind: 'comparison', about: one.about, report, sides: [one, other] };
  const bytes = await makeFile('xlsx', source, {} as Workshop);
  const [compared = '', cells = '', figures = ''] = sheetsIn(bytes);
  // The table shows the figures, the figures follow the cells, and the cells hold numbers.
  expect(compared).toMatch(/<f>Figures!/u);
  expect(cells).toContain('B: ');
  expect(figures.match(/<f>/gu)?.length).toBeGreaterThan(180);
  expect(sheetsIn(bytes).at(-1)).toContain('slipway 0.4.0. No model takes part in a number.');
  // What is compared cannot be taken for a result.
  expect(readXlsx(bytes)?.names.has('slipway_tool')).toBe(false);
});

test('a project leaves as a sheet a result, and the tool reads its own sheet back', async () => {
  const metrics = await resultWith();
  const source: Source = {
    kind: 'project',
    about: { ...metrics.about, title: 'Tidewater', tool: null },
    record: [{ id: 'mrr', label: 'Revenue', value: 4100, said: '$4,100', from: 'typed here', at: null }],
    reports: [metrics],
    files: [],
  };
  const bytes = await makeFile('xlsx', source, { progress: () => {} } as unknown as Workshop);
  const book = readXlsx(bytes);
  expect([...(book?.sheets.keys() ?? [])]).toEqual(['Project', 'Financial Metrics']);
  const [first = '', sheet = ''] = sheetsIn(bytes);
  for (const said of ['Tidewater', '$4,100', '<v>4100</v>', 'Computed by']) expect(first).toContain(said);
  const formulas = [...sheet.matchAll(/<f>([^<]*)<\/f>/gu)].map(([, formula = '']) => formula);
  const alone = await makeFile('xlsx', metrics, {} as Workshop);
  expect(formulas).toHaveLength(sheetsIn(alone).join('').match(/<f>/gu)?.length ?? 0);
  // Every one of them stays on its sheet.
  for (const formula of formulas)
    for (const [, name] of formula.matchAll(/('[^']+'|\b[A-Za-z_]\w*)!/gu))
      expect(name).toBe("'Financial Metrics'");
  const engine = await engineLoaders['financial-metrics']?.();
  const other = await engineLoaders['retention-burn']?.();
  if (engine === undefined || other === undefined) throw new Error('A tool is gone.');
  const read = openWorkbook(bytes, engine);
  expect(read).toEqual(openWorkbook(alone, engine));
  expect(read).toMatchObject({ assumptions: {}, problems: [] });
  expect(openWorkbook(bytes, other)).toEqual({ refused: expect.stringContaining('no result of this tool') });
});
