// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { pagesWithParams } from '../../test/pages-with-params.tsx';
import { clean, draw } from '../../test/render.tsx';
import { loadPage } from './page-loader.ts';
import { notFound } from './paths.ts';
import { Screens } from './router.tsx';

beforeAll(() => {
  // The bar asks who is signed in.
  vi.stubGlobal('fetch', async () => Response.json(null));
  return loadPage(notFound);
});
afterEach(clean);

let go: (path: string) => void;

function Elsewhere() {
  const navigate = useNavigate();
  go = (path) => void navigate(path);
  return null;
}

async function visit(path: string): Promise<HTMLElement> {
  const page = await draw(
    <MemoryRouter initialEntries={[path]}>
      <Screens among={pagesWithParams} />
      <Elsewhere />
    </MemoryRouter>,
  );
  await act(async () => {});
  return page;
}

const missing = 'There is no page at this address.';

it.each([
  ['/shelf/oak', 'This is oak', 'The oak · Slipway'],
  ['/shelf/counter', 'This is undefined', 'One of many · Slipway'],
  ['/shelf/birch', missing, 'Nothing at this address · Slipway'],
  ['/shelf/o%61k', 'This is oak', 'The oak · Slipway'],
  ['/shelf/oak/more', missing, 'Nothing at this address · Slipway'],
  ['/desk/any-at-all', 'This is any-at-all', 'One of many · Slipway'],
])('%s', async (path, heading, title) => {
  const page = await visit(path);
  // The not-found page of the server has the bar, whatever the layout of the screen that is missing.
  expect(page.querySelector('nav') !== null).toBe(heading === missing);
  expect(page.querySelector('h1')?.textContent).toBe(heading);
  expect(document.title).toBe(title);
});

it('goes from one id to the next, and to one that is not there', async () => {
  const page = await visit('/shelf/oak');
  await act(async () => go('/shelf/elm'));
  expect(page.querySelector('h1')?.textContent).toBe('This is elm');
  await act(async () => go('/shelf/birch'));
  expect(page.querySelector('h1')?.textContent).toBe(missing);
});

it.each([
  ['says that its forms can be sent', false],
  ['leaves that to a form that comes later', true],
])('a screen %s', async (_, isLate) => {
  const heard = vi.fn();
  document.addEventListener('slipway:drawn', heard);
  const among = pagesWithParams.map((page) => (isLate ? { ...page, lateForm: true as const } : page));
  await draw(
    <MemoryRouter initialEntries={['/shelf/oak']}>
      <Screens among={among} />
    </MemoryRouter>,
  );
  await act(async () => {});
  document.removeEventListener('slipway:drawn', heard);
  expect(heard).toHaveBeenCalledTimes(isLate ? 0 : 1);
});
