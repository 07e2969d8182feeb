import { fillText, type Report } from '@slipway/report';
import { bassShare } from '@slipway/stats';
import { expect, test } from 'vitest';
import { engine } from './engine.ts';
import type { Input } from './fields.ts';

const usual = { p: 0.03, q: 0.38 };

function run(values: readonly number[], more: Partial<Input>): Report {
  const series = { step: 'month', from: '2025-11-01', values } as const;
  return engine.run(
    { series, measure: 'customers', ...more },
    { asOf: '2026-11-16', benchmarks: [], views: null },
  );
}
const intro = ({ blocks, figures }: Report) => {
  const block = blocks.find(({ id }) => id === 'diffusion');
  return block && 'intro' in block && block.intro ? fillText(block.intro.text, figures) : null;
};
/** A market of 100,000 that takes it up as the average of published fits does, from its first months on. */
const early = Array.from({ length: 12 }, (_, at) =>
  Math.round(100_000 * bassShare({ p: usual.p / 4, q: usual.q / 4 }, at + 1)),
);

test('with the size of the market, the sheet says when growth is fastest', () => {
  const report = run(early, { ceiling: 100_000 });
  expect(intro(report)).toMatch(
    /^You have 15,050 customers of 100,000\. Growth is fastest in 1[23] months, with 2,[78]\d0 customers a month; after that each adds fewer\.$/,
  );
  expect(report.figures['market-share']?.value).toBeCloseTo(0.14, 1);
  expect(Object.values(report.sources).map(({ publisher }) => publisher)).toContain('Frank Bass');
});

test('a past peak, a peak far away, a fall and a wrong size: a sentence each', () => {
  const late = Array.from({ length: 12 }, (_, at) => Math.round(1000 * bassShare(usual, at + 2)));
  expect(intro(run(late, { ceiling: 1000 }))).toContain('Growth was fastest before today');
  const slow = Array.from({ length: 12 }, (_, at) => Math.round(100 * 1.01 ** at * 10) / 10);
  expect(intro(run(slow, { ceiling: 1e9 }))).toContain('no limit yet');
  expect(intro(run(early.toReversed(), { ceiling: 100_000 }))).toContain('do not show yet');
  expect(intro(run(early, { ceiling: 5000 }))).toContain('one of the two is wrong');
});

test('without a size, or of visits and money, nothing is said', () => {
  expect(intro(run(early, {}))).toBeNull();
  expect(intro(run(early, { ceiling: 100_000, measure: 'visits' }))).toBeNull();
  expect(intro(run(early, { ceiling: 100_000, measure: 'revenue', currency: 'USD' }))).toBeNull();
});
