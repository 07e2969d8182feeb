import { expect, test } from 'vitest';
import { sample } from '../../../report/src/blocks/compare/sample.ts';
import { sampledReport } from '../../../report/src/testing/sampled-report.ts';
import { layCompare } from './compare-block.ts';
import { createScribe } from './scribe.ts';

test('a comparison on paper: what differs has bars, what is equal is listed after it once', () => {
  const twice = (id: string) => ({ label: id, figures: [id, id] });
  const rows = [...sample.rows, twice('sample-price-a'), twice('sample-share-b')];
  const scribe = createScribe(sampledReport, 500, '2026-11-17T05:00:00.000Z');
  const nodes = layCompare({ ...sample, rows }, scribe);
  const tables = nodes.filter((node) => node.kind === 'table');
  const labels = tables.map((table) => table.rows.map(({ cells }) => cells[0]?.runs[0]?.text));
  expect(labels).toEqual([['Price', 'Share'], ['Health'], ['sample-price-a', 'sample-share-b']]);
  const drawn = tables.map((table) =>
    table.rows.flatMap(({ cells }) => cells.flatMap((one) => one.drawing ?? [])),
  );
  expect(drawn.map(({ length }) => length)).toEqual([4, 1, 0]);
  const names = nodes.flatMap((node) => (node.kind === 'subtitle' ? [node.text] : []));
  expect(names).toEqual(['1 further figure', '2 figures are equal']);
});
