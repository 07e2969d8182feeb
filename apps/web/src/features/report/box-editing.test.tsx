// @vitest-environment happy-dom
import { editBoxes, itemTextMax, type Report } from '@slipway/report';
import { act, useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { clean, draw, press, typeInto } from '../../../test/render.tsx';
import { sampleReport } from '../../../test/report/report.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { ReportSheet } from './report-sheet.tsx';
import { loaders } from './views.gen.ts';

beforeAll(() => Promise.all(Object.values(loaders).map((load) => load())));
afterEach(clean);
afterEach(() => void changes.splice(0));

const changes: [string, number | string | null][] = [];
const report: Report = { ...sampleReport, blocks: sampleReport.blocks.filter(({ id }) => id === 'boxes') };

/** As a page would: keeps what comes out and hands the recomputed report back in. */
function Page() {
  const [assumptions, setAssumptions] = useState<Record<string, number | string>>({});
  const blocks = report.blocks.map((block) =>
    block.kind === 'boxes' ? { ...block, boxes: editBoxes(block.boxes, assumptions) } : block,
  );
  return (
    <ReportSheet
      report={{ ...report, blocks }}
      onAssume={(id, value) => {
        changes.push([id, value]);
        setAssumptions(({ [id]: _, ...rest }) => (value === null ? rest : { ...rest, [id]: value }));
      }}
    />
  );
}

async function show(): Promise<HTMLElement> {
  const page = await draw(<Page />);
  await waitFor(() => expect(page.querySelector('.skeleton')).toBeNull());
  return page;
}
const grip = (page: HTMLElement, id: string) => page.querySelector<HTMLElement>(`[data-grip="${id}"]`);
const line = (page: HTMLElement, id: string) => grip(page, id)?.closest('li') ?? null;
const boxOf = (page: HTMLElement, id: string) =>
  grip(page, id)?.closest('[data-box]')?.getAttribute('data-box');
const said = (page: HTMLElement) => page.querySelector('[role="status"]')?.textContent;
const named = (place: ParentNode | null, name: string) =>
  [...(place?.querySelectorAll('button') ?? [])].find((one) => one.textContent === name);
const hit = (element: Element | null | undefined, key: string) =>
  act(async () => void element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
async function choose(page: HTMLElement, id: string, name: string): Promise<void> {
  await press(grip(page, id));
  await press(named(line(page, id), name));
}
const submit = (input: Element | null | undefined) =>
  act(async () => void input?.closest('form')?.requestSubmit());
const editor = (page: HTMLElement) => page.querySelector<HTMLInputElement>('.item-editor input');

it('the grip opens what can be done, and the first of it has the focus', async () => {
  const page = await show();
  await press(grip(page, 'i2'));
  expect(grip(page, 'i2')?.getAttribute('aria-expanded')).toBe('true');
  const menu = [...(line(page, 'i2')?.querySelectorAll('.move-menu button') ?? [])];
  expect(menu.map((one) => one.textContent)).toEqual([
    'Edit',
    'Move to Strengths',
    'Move to Opportunities',
    'Move to Threats',
    'Strike out',
  ]);
  expect(document.activeElement).toBe(menu[0]);
  await hit(menu[0], 'Escape');
  expect(page.querySelector('.move-menu')).toBeNull();
  expect(document.activeElement).toBe(grip(page, 'i2'));
});

it('an item is sent to another box, takes the focus along and is announced', async () => {
  const page = await show();
  await choose(page, 'i2', 'Move to Threats');
  expect(boxOf(page, 'i2')).toBe('t');
  expect(document.activeElement).toBe(grip(page, 'i2'));
  expect(said(page)).toBe('Moved to Threats');
});

it.each([
  ['i1', 'ArrowRight', 'w'],
  ['i1', 'ArrowDown', 'o'],
  ['i1', 'ArrowLeft', 's'],
  ['i1', 'ArrowUp', 's'],
  ['i2', 'ArrowLeft', 's'],
  ['i2', 'ArrowDown', 't'],
  ['i2', 'ArrowRight', 'w'],
  ['i4', 'ArrowUp', 's'],
] as const)('item %s goes by %s to box %s', async (id, key, box) => {
  const page = await show();
  await hit(grip(page, id), key);
  expect(boxOf(page, id)).toBe(box);
});

it('the weight is a bar with words', async () => {
  const page = await show();
  expect(line(page, 'i1')?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Weight 4 of 5');
  expect(line(page, 'i1')?.textContent).toContain('Runway');
});

it('an item is put in other words, marked as the founder’s, and given back', async () => {
  const page = await show();
  await choose(page, 'i2', 'Edit');
  const input = editor(page);
  expect(document.activeElement).toBe(input);
  expect(input?.value).toBe('No integration with Dentrix or Open Dental yet.');
  expect(input?.maxLength).toBe(itemTextMax);
  await typeInto(input, '  The Dentrix link ships in May ');
  await submit(input);
  expect(changes).toEqual([['text:i2', 'The Dentrix link ships in May']]);
  expect(line(page, 'i2')?.textContent).toContain('The Dentrix link ships in May');
  expect(line(page, 'i2')?.textContent).toContain('yours');
  expect(document.activeElement).toBe(grip(page, 'i2'));
  expect(said(page)).toBe('Kept as yours');
  await choose(page, 'i2', 'Use our words');
  expect(changes.at(-1)).toEqual(['text:i2', null]);
  expect(line(page, 'i2')?.textContent).not.toContain('yours');
});

it.each([
  ['Escape', async (input: HTMLInputElement | null) => hit(input, 'Escape')],
  [
    'nothing written',
    async (input: HTMLInputElement | null) => typeInto(input, '  ').then(() => submit(input)),
  ],
])('%s leaves an item as it was and gives the focus back', async (_, leave) => {
  const page = await show();
  await choose(page, 'i2', 'Edit');
  await leave(editor(page));
  expect(editor(page)).toBeNull();
  expect(changes).toEqual([]);
  expect(document.activeElement).toBe(grip(page, 'i2'));
});

it.each([
  ['menu', (page: HTMLElement) => choose(page, 'i3', 'Strike out')],
  ['Delete', (page: HTMLElement) => hit(grip(page, 'i3'), 'Delete')],
])('an item is struck out by %s and put back', async (_, strike) => {
  const page = await show();
  await strike(page);
  expect(changes).toEqual([['box:i3', 'struck']]);
  expect(line(page, 'i3')?.querySelector('s')?.textContent).toContain('The only evidence is talk.');
  expect(said(page)).toBe('Struck out');
  const undo = named(line(page, 'i3'), 'Put back');
  expect(document.activeElement).toBe(undo);
  await press(undo);
  expect(changes.at(-1)).toEqual(['box:i3', null]);
  expect(line(page, 'i3')?.querySelector('s')).toBeNull();
  expect(document.activeElement).toBe(grip(page, 'i3'));
});

it('lines are added to a box, one after the other, and can be edited', async () => {
  const page = await show();
  const add = () => page.querySelector<HTMLElement>('[data-box="t"] .box-add');
  expect(page.querySelector('[data-box="t"]')?.textContent).toContain('Name two rivals');
  for (const text of ['Weave bundles it', 'Dentrix closes its door']) {
    await press(add());
    await typeInto(editor(page), text);
    await submit(editor(page));
  }
  expect(changes).toEqual([
    ['own:t:1', 'Weave bundles it'],
    ['own:t:2', 'Dentrix closes its door'],
  ]);
  expect(page.querySelector('[data-box="t"]')?.textContent).not.toContain('Name two rivals');
  expect(document.activeElement).toBe(grip(page, 'own:t:2'));
  expect(said(page)).toBe('Added to Threats');
  await choose(page, 'own:t:1', 'Edit');
  await typeInto(editor(page), 'Weave gives it away');
  await submit(editor(page));
  expect(changes.at(-1)).toEqual(['own:t:1', 'Weave gives it away']);
});

it('Escape lets a new line go', async () => {
  const page = await show();
  await press(page.querySelector('[data-box="s"] .box-add'));
  await typeInto(editor(page), 'Half a');
  await hit(editor(page), 'Escape');
  expect(changes).toEqual([]);
  expect(document.activeElement).toBe(page.querySelector('[data-box="s"] .box-add'));
});

async function dragTo(page: HTMLElement, itemId: string, boxId: string): Promise<HTMLElement> {
  const held = grip(page, itemId);
  const target = page.querySelector(`[data-box="${boxId}"]`);
  if (!held || !target) throw new Error('No boxes');
  held.setPointerCapture = () => undefined;
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(target);
  const send = (name: string, x: number) =>
    act(
      async () =>
        void held.dispatchEvent(
          new PointerEvent(name, { bubbles: true, clientX: x, clientY: 10, button: 0 }),
        ),
    );
  await send('pointerdown', 10);
  await send('pointermove', 13);
  expect(page.querySelector('.box-item-dragged')).toBeNull();
  await send('pointermove', 60);
  expect(page.querySelector('.box-over')).toBe(target);
  await send('pointerup', 60);
  vi.restoreAllMocks();
  return held;
}

it('a drag with the pointer moves the item', async () => {
  const page = await show();
  await dragTo(page, 'i4', 's');
  expect(boxOf(page, 'i4')).toBe('s');
});

it('dropped where it was it stays, and the click that ends the drag opens nothing', async () => {
  const page = await show();
  const held = await dragTo(page, 'i4', 'o');
  await press(held);
  expect(page.querySelector('.move-menu')).toBeNull();
  await press(held);
  expect(page.querySelector('.move-menu')).not.toBeNull();
});
