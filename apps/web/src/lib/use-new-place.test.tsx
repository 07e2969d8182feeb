// @vitest-environment happy-dom

import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clean, draw } from '../../test/render.tsx';
import { useNewPlace } from './use-new-place.ts';

afterEach(clean);

async function countLeaves(to: string, replace: boolean): Promise<number> {
  let leaves = 0;
  function Page() {
    useNewPlace(() => {
      leaves += 1;
    });
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/score?a=1'] });
  await draw(<RouterProvider router={router} />);
  expect(leaves).toBe(0);
  await act(async () => router.navigate(to, { replace }));
  return leaves;
}

it.each([
  ['another page', '/swot', false, 1],
  ['another page in its stead', '/login', true, 1],
  ['another result', '/score?run=2', false, 1],
  ['the page one is on, by its link', '/score?a=1', true, 1],
  ['nothing: the page completes its own address', '/score?run=2', true, 0],
])('what is open closes for %s', async (_, to, replace, leaves) => {
  expect(await countLeaves(to, replace)).toBe(leaves);
});
