// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../test/wait-for.ts';

const scrolled = vi.fn();

beforeEach(() => {
  vi.resetModules();
  scrolled.mockReset();
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('__ENTRY__', 'data:text/javascript,');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  // The page without an app behind it: nothing is fetched, nothing waits.
  document.documentElement.dataset.page = 'offline';
  Reflect.deleteProperty(window, 'isPremium');
  window.history.scrollRestoration = 'auto';
});
afterEach(() => {
  delete document.documentElement.dataset.page;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function arriveBy(type: string): Promise<unknown> {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(null) as PerformanceEntry, { type }),
  ]);
  return import('./inline-loader.ts');
}
const show = (persisted: boolean): boolean =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('[§4] the premium flag is false on every page, before and without the app', async () => {
  await arriveBy('navigate');
  expect(window.isPremium).toBe(false);
});

it('[§2] going back to a page leaves the scroll to us: it starts at the top', async () => {
  await arriveBy('back_forward');
  expect(window.history.scrollRestoration).toBe('manual');
  show(false);
  expect(scrolled).not.toHaveBeenCalled();
  show(true);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

it('a reload stays where it was, and from then on the scroll is ours again', async () => {
  await arriveBy('reload');
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('load'));
  await waitFor(() => expect(window.history.scrollRestoration).toBe('manual'));
});
