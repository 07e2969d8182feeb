// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clean, draw } from '../../test/render.tsx';
import { ScrollManager } from './scroll-manager.tsx';

const scrolled = vi.fn();
let navigate: NavigateFunction;

function Elsewhere() {
  navigate = useNavigate();
  return null;
}

beforeEach(async () => {
  scrolled.mockReset();
  vi.stubGlobal('scrollTo', scrolled);
  await draw(
    <MemoryRouter initialEntries={['/']}>
      <ScrollManager />
      <Elsewhere />
    </MemoryRouter>,
  );
});
afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const go = (to: string | number) =>
  act(async () => void (typeof to === 'number' ? navigate(to) : navigate(to)));
const toTop = expect.objectContaining({ top: 0 });

it('[§2] goes to the top on every path change, back and forward included', async () => {
  expect(scrolled).not.toHaveBeenCalled();
  for (const to of ['/pricing', -1, 1] as const) {
    await go(to);
    expect(scrolled).toHaveBeenLastCalledWith(toTop);
  }
  expect(scrolled).toHaveBeenCalledTimes(3);
});

it('goes back from a section of the page to its top, and stays for another result on the same path', async () => {
  await go('/#pricing');
  await go(-1);
  expect(scrolled).toHaveBeenLastCalledWith(toTop);
  await go('/?run=1');
  await go(-1);
  expect(scrolled).toHaveBeenCalledTimes(1);
});
