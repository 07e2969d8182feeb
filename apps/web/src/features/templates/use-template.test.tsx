// @vitest-environment happy-dom
import { makePage } from '@slipway/page';
import { sampleFor } from '@slipway/page/samples';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press } from '../../../test/render.tsx';
import { findCurrentProject } from '../../lib/current-project.ts';
import { makeQueryClient } from '../../lib/query-client.ts';
import { UseTemplate } from './use-template.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const page = makePage('menu', sampleFor('menu'), { nowMs: 0, random: Math.random, selectedElement: null });

function Where() {
  return <output>{useLocation().pathname}</output>;
}

const show = (of: { readonly uid: string | null; readonly projectId: string | null }) =>
  draw(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={['/templates/menu?run=1']}>
        <Routes>
          <Route path="/templates/:id" element={<UseTemplate {...of} name="Menu" page={page} />} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );

it('a visitor signs up first and comes back to the same template', async () => {
  const place = await show({ uid: null, projectId: null });
  expect(place.querySelector('a')?.getAttribute('href')).toBe(
    `/signup?next=${encodeURIComponent('/templates/menu?run=1')}`,
  );
});

it('makes the page that is shown in the open project and opens the editor', async () => {
  const asked = answerWith({ 'POST /api/projects/p1/pages': () => ({ body: { id: 'page-9' } }) });
  const place = await show({ uid: 'ada', projectId: 'p1' });
  await press(place.querySelector('button'));
  await vi.waitFor(() => expect(place.textContent).toBe('/editor/page-9'));
  expect(asked.map(({ body }) => body)).toEqual([{ name: 'Orchard Lane', document: page }]);
});

it('without a project of their own one is begun, and is the open one from then on', async () => {
  const asked = answerWith({
    'POST /api/projects': () => ({ body: { id: 'p2' } }),
    'POST /api/projects/p2/pages': () => ({ body: { id: 'page-1' } }),
  });
  const place = await show({ uid: 'ada', projectId: null });
  await press(place.querySelector('button'));
  await vi.waitFor(() => expect(place.textContent).toBe('/editor/page-1'));
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/projects',
    'POST /api/projects/p2/pages',
  ]);
  expect(findCurrentProject('ada')).toBe('p2');
});

it('a refusal leaves the person where they are, free to try again', async () => {
  answerWith({
    'POST /api/projects/p1/pages': () => ({ status: 429, body: { error: { code: 'request/too-many' } } }),
  });
  const place = await show({ uid: 'ada', projectId: 'p1' });
  await press(place.querySelector('button'));
  await vi.waitFor(() => expect(place.querySelector('button')?.disabled).toBe(false));
  expect(place.textContent).toContain('Use this template');
});
