// @vitest-environment happy-dom
import { listFormats } from '@slipway/export';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { clean, draw } from '../../../test/render.tsx';
import { sampleReport } from '../../../test/report/report.ts';
import { ExportButton } from './index.ts';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

async function open(isPremium: boolean, onGate: (feature: string, work: () => void) => void) {
  const page = await draw(
    <ExportButton
      of={{ kind: 'report', id: 'r1' }}
      toolId="swot-generator"
      report={sampleReport}
      isPremium={isPremium}
      onGate={onGate}
      className=""
    />,
  );
  await act(async () => page.querySelector<HTMLButtonElement>('button')?.click());
  return page;
}
const press = (page: HTMLElement, label: string) =>
  act(async () => page.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click());

it('lists every format of a sheet, locked for a free account, and asks the gate before anything is sent', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', sent);
  const asked: string[] = [];
  const page = await open(false, (feature) => asked.push(feature));
  for (const { name, goodFor } of listFormats('report', 'swot-generator')) {
    expect(page.textContent).toContain(goodFor);
    await press(page, `Export as ${name}`);
  }
  expect(asked).toEqual([
    'pdf-export',
    'export',
    'png-export',
    'png-export',
    'csv-export',
    'download',
    'download',
  ]);
  expect(page.textContent).toContain('part of Premium');
  expect(sent).not.toHaveBeenCalled();
});

it('offline says so and can be tried again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const page = await open(true, (_, work) => work());
  await press(page, 'Export as PDF');
  await vi.waitFor(() => expect(page.querySelector('[role=alert]')?.textContent).toContain('offline'));
  expect(page.querySelector<HTMLButtonElement>('[aria-label="Export as PDF"]')?.disabled).toBe(false);
});
