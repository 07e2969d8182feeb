// @vitest-environment happy-dom

import { makeWorkbook, writeXlsx } from '@slipway/workbook';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clean, draw } from '../../../../test/render.tsx';
import { tinyTool } from '../../../../test/tiny-tool.ts';
import { WorkerStandIn } from '../../../../test/worker-stand-in.ts';
import { OpenSpreadsheet } from './open-spreadsheet.tsx';

beforeEach(() => vi.stubGlobal('Worker', WorkerStandIn));
afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const input = { price: 5, share: 2, months: [{ month: '2026-09', revenue: 1200, churn: 0.02 }] };
const book = makeWorkbook({
  engine: tinyTool,
  input,
  basis: null,
  report: tinyTool.run({ ...input, share: 0.2 }, null),
  made: { date: '2026-11-17', engine: 'slipway', model: null },
});

async function open(
  bytes: Uint8Array,
): Promise<{ place: HTMLElement; opened: unknown[]; assumed: unknown[] }> {
  const [opened, assumed]: unknown[][] = [[], []];
  const place = await draw(
    <OpenSpreadsheet
      toolId="tiny-tool"
      locked={false}
      assumed={{ rate: 4 }}
      onOpened={(found) => opened?.push(found)}
      onAssume={(found) => assumed?.push(found)}
    />,
  );
  const field = place.querySelector('input');
  const file = new File([new Uint8Array(bytes)], 'sheet.xlsx');
  Object.defineProperty(field, 'files', { value: [file], configurable: true });
  await act(async () => field?.dispatchEvent(new Event('change', { bubbles: true })));
  await vi.waitFor(() => expect(place.textContent).not.toContain('Reading'), { timeout: 10_000 });
  return { place, opened: opened ?? [], assumed: assumed ?? [] };
}

it('fills the brief, names the cell that does not fit, and lets assumptions be left out', async () => {
  const { place, opened, assumed } = await open(writeXlsx(book));
  expect(place.textContent).toMatch(/\d+ values read, 1 left out:Assumptions!B\d+: Share/u);
  expect(opened).toEqual([{ price: 5, months: input.months }]);
  expect(place.textContent).toContain('One changed assumption counts in the next run.');
  await act(async () => [...place.querySelectorAll('button')].at(-1)?.click());
  expect(assumed.at(-1)).toEqual({});
});

it('says in one sentence why a file is not taken', async () => {
  const { place, opened } = await open(new Uint8Array([1, 2, 3]));
  expect(place.querySelector('[role="alert"]')?.textContent).toBe(
    'This is not a spreadsheet in the XLSX format.',
  );
  expect(opened).toEqual([]);
});

it('takes the JSON of a result as well, and names the tool it is not for', async () => {
  const file = (id: string) => ({
    format: 'slipway-sheet',
    formatVersion: 1,
    source: {
      kind: 'report',
      about: { madeAt: '2026-11-17T05:00:00.000Z', tool: { id, name: id } },
      report: tinyTool.run({ ...input, share: 0.2 }, null),
      input: { ...input, assumptions: { rate: 7 } },
    },
  });
  const bytes = (value: object) => new TextEncoder().encode(JSON.stringify(value));
  const { place, opened, assumed } = await open(bytes(file('tiny-tool')));
  expect(opened).toEqual([{ price: 5, months: input.months }]);
  expect(assumed).toEqual([{ rate: 7 }]);
  expect(place.textContent).toContain('3 values read, 1 left out:Share');
  await clean();
  const other = await open(bytes(file('swot-generator')));
  expect(other.place.querySelector('[role="alert"]')?.textContent).toBe(
    'This file has no result of this tool.',
  );
});
