// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetModules();
  delete document.documentElement.dataset.touched;
});
afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
});

/** The markers are React's own for a boundary that was complete when the page was made. */
async function open(made: 'page' | 'app') {
  const { dormant } = await import('./dormant.ts');
  const load = vi.fn(async () => ({ default: () => <button type="button">alive</button> }));
  const Part = dormant(load);
  document.body.innerHTML = `<div id="root" data-made="${made}"><!--$--><button type="button">alive</button><!--/$--></div>`;
  const place = document.getElementById('root');
  if (!place) throw new Error('no root');
  await act(async () => {
    root = hydrateRoot(
      place,
      <Suspense>
        <Part />
      </Suspense>,
    );
  });
  return { load, place };
}

test.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'wheel', 'scroll', 'click'])(
  'code waits for the first sign of a visitor (%s), and the HTML stands meanwhile',
  async (sign) => {
    const { load, place } = await open('page');
    expect(load).not.toHaveBeenCalled();
    expect(place.textContent).toBe('alive');
    await act(async () => void window.dispatchEvent(new Event(sign)));
    expect(load).toHaveBeenCalledOnce();
    expect(place.textContent).toBe('alive');
  },
);

test('a page drawn by the app itself waits for nothing', async () => {
  const { load } = await open('app');
  expect(load).toHaveBeenCalledOnce();
});

test('nor does one that was touched before the script came', async () => {
  document.documentElement.dataset.touched = '';
  const { load } = await open('page');
  expect(load).toHaveBeenCalledOnce();
});
