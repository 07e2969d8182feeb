// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clean, draw, press } from '../../../test/render.tsx';
import { LogoLink } from './logo-link.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

function Where() {
  return <output>{useLocation().pathname}</output>;
}

const drawAt = (path: string) =>
  draw(
    <MemoryRouter initialEntries={[path]}>
      <LogoLink />
      <Where />
    </MemoryRouter>,
  );

// happy-dom loads no pictures and calls every one of them complete.
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});

it('shows the embedded placeholder when the picture does not load', async () => {
  const page = await drawAt('/');
  const image = page.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/logo.png');
  await act(async () => {
    image?.dispatchEvent(new Event('error'));
  });
  expect(image?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
});

it('goes home from elsewhere and scrolls to the top at home', async () => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  const page = await drawAt('/pricing');
  await press(page.querySelector('a'));
  expect(page.querySelector('output')?.textContent).toBe('/');
  expect(scrolled).not.toHaveBeenCalled();
  await press(page.querySelector('a'));
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});
