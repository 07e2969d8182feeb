// @vitest-environment happy-dom
import { makePage } from '@slipway/page';
import { sampleFor } from '@slipway/page/samples';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press } from '../../../test/render.tsx';
import { makeQueryClient } from '../../lib/query-client.ts';
import { toast } from '../../lib/toast.ts';
import { OwnTemplates } from './own-templates.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const document_ = makePage('menu', sampleFor('menu'), {
  nowMs: 0,
  random: Math.random,
  selectedElement: null,
});
const kept = { id: 't1', name: 'Our menu', createdAt: '2026-11-01T00:00:00.000Z' };
const list = { templates: [kept], favourites: [] };
const filter = { search: '', industry: '', tone: '', order: '', isFavourite: false };

async function show() {
  const asked = answerWith({
    'GET /api/page-templates': () => ({ body: list }),
    'GET /api/page-templates/t1': () => ({ body: { ...kept, document: document_ } }),
    'DELETE /api/page-templates/t1': () => ({ body: { deleted: true } }),
    'POST /api/page-templates': () => ({ body: { ...kept, id: 't2', document: document_ } }),
  });
  const place = await draw(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <OwnTemplates uid="ada" list={list} filter={filter} projectId={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const writes = () => asked.filter(({ method }) => method !== 'GET');
  return { place, writes };
}

it('what is deleted comes back with Undo, under its name and with its words', async () => {
  const info = vi.spyOn(toast, 'info').mockReturnValue();
  vi.spyOn(toast, 'success').mockReturnValue();
  const { place, writes } = await show();
  await press(place.querySelector('[aria-label="Delete Our menu"]'));
  await vi.waitFor(() => expect(info).toHaveBeenCalled());
  const [said, options] = info.mock.calls[0] ?? [];
  expect(said).toBe('“Our menu” is deleted.');
  await act(async () => options?.action?.onPress());
  await vi.waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[0]).toMatchObject({ method: 'DELETE' });
  expect(writes()[1]).toMatchObject({ method: 'POST', body: { name: 'Our menu', document: document_ } });
});

it('a bad file gets one sentence and nothing is sent; a good one is kept', async () => {
  vi.spyOn(toast, 'success').mockReturnValue();
  const { place, writes } = await show();
  const picker = place.querySelector<HTMLInputElement>('input[type=file]');
  const choose = (text: string) =>
    act(async () => {
      Object.defineProperty(picker, 'files', { configurable: true, value: [new File([text], 'menu.json')] });
      picker?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose('{"a":1}');
  await vi.waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).toMatch(/^This page .*\./));
  expect(writes()).toEqual([]);
  await choose(JSON.stringify(document_));
  await vi.waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({ body: { name: 'Orchard Lane', document: document_ } });
  expect(place.querySelector('[role=alert]')).toBeNull();
});
