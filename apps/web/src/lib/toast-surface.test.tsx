// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import '../../test/render.tsx';
import { showNotice } from './notice-surface.tsx';
import { showToast } from './toast-surface.tsx';

const listTexts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

it('shows at most three toasts, bottom right, 14 px apart', async () => {
  vi.useFakeTimers();
  const own = ['one', 'two', 'three', 'four', 'five'];
  // Another file's may still stand below them.
  const ownTexts = () => listTexts('[data-sonner-toast]').filter((text) => own.includes(text ?? ''));
  for (const text of own) showToast('success', text, {});
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(ownTexts()).toHaveLength(5);
  expect(listTexts('[data-sonner-toast][data-visible="true"]')).toEqual(['five', 'four', 'three']);
  const surface = document.querySelector<HTMLElement>('[data-sonner-toaster]');
  expect(surface?.dataset).toMatchObject({ xPosition: 'right', yPosition: 'bottom' });
  expect(surface?.style.getPropertyValue('--gap')).toBe('14px');
  // They go after their time: in the next file there is no page left to take them from.
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(ownTexts()).toEqual([]);
  vi.useRealTimers();
});

it('[§9] a notice lasts 5 s', async () => {
  vi.useFakeTimers();
  const isThere = () => listTexts('li').some((text) => text.includes('Five seconds'));
  await act(async () => showNotice({ title: 'Five seconds' }));
  await act(() => vi.advanceTimersByTimeAsync(4990));
  expect(isThere()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(isThere()).toBe(false);
  vi.useRealTimers();
});

it('shows one notice at a time: the newer takes the place of the older', async () => {
  vi.useFakeTimers();
  const titles = () => listTexts('li').filter((text) => /First|Second/.test(text));
  await act(async () => showNotice({ title: 'First' }));
  expect(titles()).toHaveLength(1);
  await act(async () => showNotice({ title: 'Second', action: { label: 'Reload', onPress: () => {} } }));
  expect(titles().join()).toContain('Second');
  expect(titles()).toHaveLength(1);
  // What is read aloud is taken back after a second: in the next file's page it would not be found.
  await act(() => vi.advanceTimersByTimeAsync(2000));
  vi.useRealTimers();
});
