import { engineLoaders } from '@slipway/tools/engines';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Workshop } from '../../format.ts';
import { makeFile } from '../../make.ts';
import type { Source } from '../../source.ts';

test('a stored result leaves as a workbook whose figures are formulas over its own table', async () => {
  const engine = await engineLoaders['financial-metrics']?.();
  if (engine === undefined) throw new Error('The tool is gone.');
  const basis = { benchmarks: [] };
  const source: Source = {
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
    report: engine.run(engine.sample, basis),
    input: engine.sample,
    basis,
  };
  const files = unzipSync(await makeFile('xlsx', source, {} as Workshop));
  const sheets = Object.entries(files)
    .filter(([path]) => path.startsWith('xl/worksheets/'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('');
  expect(sheets).toContain("SUM('Monthly figures'!");
  expect(sheets.match(/<f>/gu)?.length).toBeGreaterThan(180);
  expect(sheets).toContain('slipway 0.4.0. No model takes part in a number.');
});
