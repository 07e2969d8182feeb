import { compareReports } from '@slipway/report/compare';
import { engineLoaders } from '@slipway/tools/engines';
import { readXlsx } from '@slipway/workbook';
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
  const sheets = sheetsIn(await makeFile('xlsx', await resultWith(), {} as Workshop)).join('');
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
