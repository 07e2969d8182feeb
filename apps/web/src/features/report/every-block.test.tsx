// @vitest-environment happy-dom
import type { Block } from '@slipway/report';
import { everyPicture } from '@slipway/report/every-picture';
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { everyBlock } from '../../../../../packages/report/src/testing/every-block.gen.ts';
import { sampledReport } from '../../../../../packages/report/src/testing/sampled-report.ts';
import { clean, draw, press } from '../../../test/render.tsx';
import { ReportSheet } from './report-sheet.tsx';
import { loaders } from './views.gen.ts';

beforeAll(() => Promise.all(Object.values(loaders).map((load) => load())));
afterEach(clean);

async function show(block: Block): Promise<HTMLElement> {
  const page = await draw(
    <ReportSheet report={{ ...sampledReport, blocks: [{ ...block, title: 'Part' }] }} />,
  );
  await vi.waitFor(() => expect(page.querySelector('.skeleton')).toBeNull());
  return page;
}

it.each(Object.entries(everyBlock))('a sheet shows its %s', async (kind, block) => {
  const page = await show(block);
  expect(page.querySelector(`[data-kind="${kind}"]`)?.textContent).not.toBe('');
});

it.each(Object.keys(everyPicture) as (keyof typeof everyPicture)[])(
  'the drawing of a %s is named, said in words and backed by a table',
  async (kind) => {
    const page = await show(everyBlock[kind]);
    const part = page.querySelector(`[data-kind="${kind}"]`);
    expect(part?.querySelector('svg[role="img"]')).not.toBeNull();
    const words = part?.querySelector('figcaption')?.textContent ?? '';
    expect(words).toMatch(/\.$/);
    expect(part?.querySelectorAll('.data-fold tbody tr').length).toBeGreaterThan(0);
  },
);

it('a cell of a grid opens to its source, and says when it was looked at', async () => {
  const page = await show(everyBlock.grid);
  const grid = page.querySelector('[data-kind="grid"]');
  expect(grid?.querySelectorAll('tbody th[scope="row"]')).toHaveLength(2);
  expect(grid?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-03');
  expect(grid?.textContent).toContain('3 Nov 2026');
  expect(grid?.textContent).toContain('not looked at');
  const mark = [...(grid?.querySelectorAll('button') ?? [])].find((button) =>
    button.getAttribute('aria-label')?.startsWith('Source for Books by text message, Sample product A'),
  );
  await press(mark);
  expect(page.querySelector('[role="dialog"]')?.textContent).toContain('BLS QCEW');
});

it('narrow, a grid is a list of columns under the name of each row', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340);
  const page = await show(everyBlock.grid);
  const grid = page.querySelector('[data-kind="grid"]');
  expect(grid?.querySelector('table')).toBeNull();
  expect([...(grid?.querySelectorAll('h4') ?? [])].map((one) => one.textContent)).toEqual([
    'Books by text message',
    'Works without a phone line',
  ]);
  expect(grid?.querySelectorAll('dt')).toHaveLength(6);
  width.mockRestore();
});

it('the colours of a palette are themselves, whatever the theme', async () => {
  const page = await show(everyBlock.swatches);
  const fills = [...page.querySelectorAll('[data-kind="swatches"] rect')].map((one) =>
    one.getAttribute('fill'),
  );
  expect(fills).toEqual(everyBlock.swatches.swatches.map(({ hex }) => hex));
});

it('the screen has the first names, paper has all of them', async () => {
  const { names } = everyBlock;
  const [first] = names.rows;
  if (!first) throw new Error('The sample has no name.');
  const rows = Array.from({ length: 24 }, (_, at) => ({ ...first, name: `Name ${at}` }));
  const page = await show({ ...names, rows });
  const shown = () => page.querySelectorAll('.name-row').length;
  expect(shown()).toBe(10);
  await act(async () => void window.dispatchEvent(new Event('beforeprint')));
  expect(shown()).toBe(24);
  await act(async () => void window.dispatchEvent(new Event('afterprint')));
  expect(shown()).toBe(10);
});
