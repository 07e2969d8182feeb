// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { caseFiles } from '../../../test/reading.ts';
import { clean, draw, press, typeInto } from '../../../test/render.tsx';
import { SlotList, type SlotListProps } from './slot-list.tsx';

const onChange = vi.fn();
const onUndo = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockClear();
  onUndo.mockClear();
});
afterEach(async () => {
  await clean();
  vi.useRealTimers();
});

const show = (more: Partial<SlotListProps> = {}) =>
  draw(
    <SlotList
      slots={caseFiles.slots}
      labelledBy="x"
      onChange={onChange}
      afterChange="Read again."
      {...more}
    />,
  );
const slot = (page: HTMLElement, field: string) => page.querySelector<HTMLElement>(`[data-slot="${field}"]`);
const panel = (page: HTMLElement) => page.querySelector('[role="dialog"]');
const chips = (page: HTMLElement) => [...(panel(page)?.querySelectorAll('.chip') ?? [])];
const chip = (page: HTMLElement, text: string) => chips(page).find((one) => one.textContent === text);
const key = (name: string) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
  );
const wait = () => act(() => vi.advanceTimersByTimeAsync(500));

it('unsure and open parts come first; pressing what was read confirms it', async () => {
  const page = await show();
  const order = [...page.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => dataset.slot);
  expect(order).toEqual(['venture', 'customer', 'niche', 'region', 'price']);
  await press(slot(page, 'customer'));
  expect(document.activeElement).toBe(chip(page, 'law firms'));
  await press(chip(page, 'law firms'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('customer', 'law firms', 'law firms');
  expect(page.querySelector('[role="status"]')?.textContent).toBe('Who pays: law firms. Read again.');
  expect(document.activeElement).toBe(slot(page, 'customer'));
});

it('shows a few of many options and finds the others by the head of a word', async () => {
  const page = await show();
  await press(slot(page, 'region'));
  expect(chips(page)).toHaveLength(6);
  await typeInto(panel(page)?.querySelector('input[type="search"]'), '39');
  await wait();
  await press(chip(page, 'Country 39'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('region', 'c39', 'Country 39');
});

it('looks beyond the options where it can, says what it found, and sends no form', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  const find = vi.fn(async (words: string) =>
    words === 'vets' ? [{ value: 'pets/vets', label: 'vets', note: 'Pets' }] : [],
  );
  const page = await show({ findFor: (field) => (field === 'niche' ? find : undefined) });
  await press(slot(page, 'niche'));
  const box = panel(page)?.querySelector('input[type="search"]');
  await typeInto(box, 'zz');
  await wait();
  expect(panel(page)?.textContent).toContain('Nothing by that name.');
  await typeInto(box, 'vets');
  await wait();
  await key('Enter');
  expect(sent).not.toHaveBeenCalled();
  await press(chip(page, 'vetsPets'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('niche', 'pets/vets', 'vets');
  document.removeEventListener('submit', sent);
});

it('keeps words that do not fit in the panel, with the reason', async () => {
  const page = await show({ check: (_, text) => (text === '5' ? null : 'Price must be a number.') });
  await press(slot(page, 'price'));
  await typeInto(panel(page)?.querySelector('input'), 'cheap');
  await key('Enter');
  expect(panel(page)?.querySelector('[role="alert"]')?.textContent).toBe('Price must be a number.');
  await typeInto(panel(page)?.querySelector('input'), '5');
  await key('Enter');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('price', '5', '5');
});

it('one press takes an answer back, and only one of the person’s own', async () => {
  const page = await show({ onUndo, answered: new Set(['region']) });
  const undo = [...page.querySelectorAll<HTMLElement>('[aria-label^="Undo"]')];
  expect(undo.map((one) => one.getAttribute('aria-label'))).toEqual(['Undo: Where']);
  await press(undo[0]);
  expect(onUndo).toHaveBeenCalledExactlyOnceWith('region');
});

it('Escape closes and gives the focus back', async () => {
  const page = await show();
  await press(slot(page, 'customer'));
  await key('Escape');
  expect(panel(page)).toBeNull();
  expect(document.activeElement).toBe(slot(page, 'customer'));
  expect(onChange).not.toHaveBeenCalled();
});
