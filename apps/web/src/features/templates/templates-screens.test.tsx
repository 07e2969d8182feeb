// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press, typeInto } from '../../../test/render.tsx';
import { makeQueryClient } from '../../lib/query-client.ts';
import { TemplateScreen } from './template-screen.tsx';
import { TemplatesScreen } from './templates-screen.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = (screen: ReactNode, at: string) =>
  draw(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
    </QueryClientProvider>,
  );
const count = (place: HTMLElement) => place.querySelector('[role=status].tabular')?.textContent;
const frame = (place: HTMLElement) => place.querySelector('.wide-preview iframe');
const inFrame = (place: HTMLElement) =>
  place.querySelector<HTMLIFrameElement>('.wide-preview iframe')?.contentDocument?.body.textContent;

it('templates are searched, filtered and marked; nothing that fits says so and leads back', async () => {
  const asked = answerWith({
    'GET /api/projects': () => ({ body: { projects: [], next: null, current: null } }),
    'GET /api/page-templates': () => ({ body: { templates: [], favourites: ['memo'] } }),
    'PUT /api/page-templates/menu/favourite': () => ({ body: { favourites: ['menu', 'memo'] } }),
  });
  const place = await show(<TemplatesScreen uid="ada" onSessionLost={() => undefined} />, '/templates');
  await vi.waitFor(() => expect(count(place)).toBe('16 of 16'));
  const search = place.querySelector('input[type=search]');
  await typeInto(search, 'restaurant');
  await vi.waitFor(() => expect(count(place)).toMatch(/^[1-5] of 16$/u));
  expect(place.querySelector('.template-grid')?.textContent).toContain('Menu');
  await press(place.querySelector('[aria-label="Favourite: Menu"]'));
  await vi.waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { isFavourite: true },
    ]),
  );
  const star = () => place.querySelector('[aria-label="Favourite: Menu"]')?.getAttribute('aria-pressed');
  await vi.waitFor(() => expect(star()).toBe('true'));
  await typeInto(search, 'zzzz');
  await vi.waitFor(() => expect(count(place)).toBe('0 of 16'));
  await press([...place.querySelectorAll('button')].find((one) => one.textContent === 'Show all sixteen'));
  await vi.waitFor(() => expect(count(place)).toBe('16 of 16'));
});

it('a template is shown to a visitor with its sample, at three widths', async () => {
  const place = await show(<TemplateScreen uid={null} id="menu" />, '/templates/menu');
  await vi.waitFor(() => expect(inFrame(place)).toContain('Orchard Lane'));
  for (const [at, width] of [
    [1, '820'],
    [2, '390'],
    [0, '1280'],
  ] as const) {
    await act(async () => place.querySelectorAll<HTMLInputElement>('.preview-choice input')[at]?.click());
    expect(frame(place)?.getAttribute('title')).toBe(`Menu, ${width} pixels wide`);
  }
});

it('the brand page shows the brand of the result that its address names', async () => {
  const brand = {
    name: 'Kelp & Co',
    tagline: 'Food from the tide.',
    colours: [{ role: 'Brand', hex: '#0f6b57', readable: '#0f6b57' }],
    type: { heading: 'Georgia', body: 'Inter', fallback: 'serif' },
    voice: { gradeMost: 8, sentenceWordsMost: 20, youFirst: true, avoid: ['leverage'] },
  };
  answerWith({
    'GET /api/projects': () => ({ body: { projects: [], next: null, current: null } }),
    'GET /api/page-templates': () => ({ body: { templates: [], favourites: [] } }),
    'GET /api/runs/r1/versions/2/documents': () => ({
      body: [{ kind: 'brand', title: 'Brand', data: brand }],
    }),
  });
  const place = await show(<TemplateScreen uid="ada" id="board" />, '/templates/board?run=r1&version=2');
  await vi.waitFor(() => expect(inFrame(place)).toContain('Food from the tide.'));
  expect(inFrame(place)).toContain('#0f6b57');
});
