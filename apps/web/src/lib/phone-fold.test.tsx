// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { PhoneFold } from './phone-fold.tsx';

it('opens and closes by its line, and says so', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<PhoneFold line="More">Rename</PhoneFold>));
  const line = place.querySelector('button');
  const folded = document.getElementById(line?.getAttribute('aria-controls') ?? '');
  expect(folded?.textContent).toBe('Rename');
  for (const isOpen of [true, false]) {
    await act(async () => line?.click());
    expect(line?.getAttribute('aria-expanded')).toBe(String(isOpen));
    expect(folded?.hasAttribute('data-open')).toBe(isOpen);
  }
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
