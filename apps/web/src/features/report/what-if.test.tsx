// @vitest-environment happy-dom
import type { Report } from '@slipway/report';
import { act, useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { clean, draw, press } from '../../../test/render.tsx';
import { sampleReport } from '../../../test/report/report.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { ReportSheet } from './report-sheet.tsx';
import { loaders } from './views.gen.ts';

beforeAll(() => Promise.all(Object.values(loaders).map((load) => load())));
afterEach(clean);

const changes: [string, number | string | null][] = [];
afterEach(() => void changes.splice(0));

/** What a person can change, and one text that follows. */
const ids = ['boxes', 'steps', 'cards', 'assumptions'];
const report: Report = { ...sampleReport, blocks: sampleReport.blocks.filter(({ id }) => ids.includes(id)) };

/** As a page would: takes what comes out and hands the recomputed report back in. */
function Page() {
  const [shown, setReport] = useState<Report>(report);
  return (
    <ReportSheet
      report={shown}
      onAssume={(id, value) => {
        changes.push([id, value]);
        const figure = shown.figures[id];
        if (!figure || typeof value === 'string') return;
        setReport({ ...shown, figures: { ...shown.figures, [id]: { ...figure, value: value ?? 349 } } });
      }}
    />
  );
}

async function show(): Promise<HTMLElement> {
  const page = await draw(<Page />);
  await waitFor(() => expect(page.querySelector('.skeleton')).toBeNull());
  return page;
}
function field(page: HTMLElement, name: string): HTMLInputElement {
  const label = [...page.querySelectorAll('label')].find((one) => one.textContent === name);
  const input = document.getElementById(label?.htmlFor ?? '');
  if (!(input instanceof HTMLInputElement)) throw new Error(`No field ${name}`);
  return input;
}
async function type(input: HTMLInputElement | HTMLSelectElement, text: string): Promise<void> {
  const proto = input instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  await act(async () => {
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(input, text);
    input.dispatchEvent(
      new Event(input instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  });
}
const leave = (input: HTMLElement) =>
  act(async () => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

it('each keystroke goes out, and the sheet follows', async () => {
  const page = await show();
  await type(field(page, 'Price per office'), '1,200');
  expect(changes).toEqual([['price', 1200]]);
  expect(page.querySelector('[data-statement="d1"]')?.textContent).toContain('$1,200 a month');
});

it('a share is typed in percent', async () => {
  const page = await show();
  const input = field(page, 'Offices that book by phone');
  expect(input.value).toBe('38');
  await type(input, '7');
  expect(changes).toEqual([['reach', 0.07]]);
});

it('half-typed text stays as it is, goes nowhere, and is let go on leaving', async () => {
  const page = await show();
  const input = field(page, 'Price per office');
  await type(input, '9999999');
  expect(changes).toEqual([]);
  expect(input.value).toBe('9999999');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Between 1 and 5,000, please.',
  );
  await leave(input);
  expect(input.value).toBe('349');
});

it('arrow keys go by the step, and the slider moves the same figure', async () => {
  const page = await show();
  const input = field(page, 'New offices a rep closes');
  await act(
    async () => void input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true })),
  );
  const slider = input.closest('li')?.querySelector<HTMLInputElement>('input[type="range"]');
  if (!slider) throw new Error('No slider');
  expect(slider.value).toBe('3');
  await type(slider, '4.5');
  expect(changes).toEqual([
    ['capacity', 3],
    ['capacity', 4.5],
  ]);
  expect(input.value).toBe('4.5');
});

it('no slider where a step cannot be hit', async () => {
  const page = await show();
  expect(field(page, 'Price per office').closest('li')?.querySelector('input[type="range"]')).toBeNull();
});

it('what is the person’s own is marked and can be put back', async () => {
  const page = await show();
  const row = field(page, 'Price per office').closest('li');
  expect(row?.textContent).toContain('yours');
  await press(
    [...(row?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.startsWith('Reset')),
  );
  expect(changes).toEqual([['price', null]]);
  expect(field(page, 'Offices that book by phone').closest('li')?.textContent).toContain('assumed');
});

it('choices go out: of an assumption, and of a metric’s definition', async () => {
  const page = await show();
  const [method] = page.querySelectorAll<HTMLSelectElement>('[data-kind="assumptions"] select');
  const [definition] = page.querySelectorAll<HTMLSelectElement>('[data-kind="cards"] select');
  if (!method || !definition) throw new Error('No choices');
  await type(method, 'top-down');
  await type(definition, 'all');
  expect(changes).toEqual([
    ['method', 'top-down'],
    ['nrr-definition', 'all'],
  ]);
});

it('a sheet nobody listens to has no controls', async () => {
  const page = await draw(<ReportSheet report={report} />);
  await waitFor(() => expect(page.querySelector('.skeleton')).toBeNull());
  expect(page.querySelectorAll('input, select, [data-grip], .box-add')).toHaveLength(0);
});

it('paper has in words what a control is set to', async () => {
  const page = await show();
  const said = [...page.querySelectorAll('.assumption')].map(
    (row) => row.querySelector('.paper-only')?.textContent,
  );
  expect(said.length).toBeGreaterThan(0);
  for (const one of said) expect(one).toMatch(/\w/u);
});
