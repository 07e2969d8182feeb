// @vitest-environment happy-dom
import type { Dashboard, ProjectCard } from '@slipway/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press, typeInto } from '../../../test/render.tsx';
import { waitFor } from '../../../test/wait-for.ts';
import { dashboardQuery } from '../../api/projects.ts';
import { makeQueryClient } from '../../lib/query-client.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const person = { uid: 'who-types', email: 'ada@example.org', displayName: 'Ada', photoURL: null };
const nothingYet: Dashboard = {
  since: null,
  ideas: [],
  names: {},
  projects: 0,
  archived: 0,
  tasks: [],
  credits: null,
  recent: [],
  changes: [],
};

it('keeps what was typed before the ideas arrived, and the cursor in it', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const cache = makeQueryClient();
  const page = await draw(
    <MemoryRouter>
      <QueryClientProvider client={cache}>
        <DashboardScreen person={person} onDownload={() => {}} onSessionLost={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const box = page.querySelector('textarea');
  await typeInto(box, 'Goat soap at markets in Vermont');
  expect(page.querySelector('h2')?.textContent).not.toBe('Begin with your idea');
  await act(async () => cache.setQueryData(dashboardQuery(person.uid).queryKey, nothingYet));
  // It comes first now, and is the same box.
  await waitFor(() => expect(page.querySelector('h2')?.textContent).toBe('Begin with your idea'));
  expect(page.querySelector('textarea')).toBe(box);
  expect(box?.value).toBe('Goat soap at markets in Vermont');
  expect(document.activeElement).toBe(box);
  const score = () => page.querySelector('form button[type="submit"]')?.textContent;
  expect(score()).toBe('Score it · 1 credit');
  const credits = {
    credits: 0,
    lastReset: at,
    updatedAt: at,
    nextReset: at,
    unlimited: true,
    granted: false,
  };
  await act(async () => cache.setQueryData(dashboardQuery(person.uid).queryKey, { ...nothingYet, credits }));
  await waitFor(() => expect(score()).toBe('Score it'));
});

const at = '2026-11-10T08:00:00.000Z';
const figure = {
  id: 'idea',
  label: 'Idea',
  value: 60,
  unit: 'points' as const,
  low: 42,
  high: 78,
  text: '60',
};
const card: ProjectCard = {
  id: 'p1',
  name: 'Seals by photo',
  isSample: false,
  isArchived: false,
  createdAt: at,
  updatedAt: at,
  idea: 'Seals by photo for tractor workshops',
  figure,
  evidence: { points: 20, low: 10, high: 30, label: 'Interviews' },
  weakest: { label: 'Why now', why: 'Not answered.' },
  step: {
    key: 'test x',
    kind: 'test',
    text: 'Name 50 seals from photos.',
    why: 'It moves the score most.',
    test: 'Name 50 seals from photos.',
    threshold: '45 are right.',
    tries: null,
    passes: null,
    dueDays: 14,
    toolId: 'score-your-idea',
    runId: 'r1',
    field: null,
    sensitivity: 0.2,
    evidence: 0.2,
    taskId: null,
  },
  results: [],
  openTasks: 0,
  disagreements: 0,
};
const run = {
  id: 'r1',
  toolId: 'score-your-idea',
  status: 'done' as const,
  cost: 1,
  createdAt: at,
  projectId: 'p1',
  title: 'Score: seals by photo',
  note: null,
  version: 1,
  figure,
};

it('shows each idea with figure, range, weakest point and next step; credits; the sample goes in one press', async () => {
  const sample = { ...card, id: 'sample', name: 'Gap filling', isSample: true };
  const full = {
    ...nothingYet,
    ideas: [card, sample],
    names: { p1: card.name },
    projects: 14,
    recent: [run],
  };
  let answer: Dashboard = full;
  const asked = answerWith({
    'GET /api/dashboard': () => ({ body: answer }),
    'GET /api/credits': () => ({
      body: { credits: 7, lastReset: at, updatedAt: at, nextReset: at, unlimited: false, granted: true },
    }),
    'GET /api/projects': () => ({
      body: { projects: [{ ...card, id: 'p14', name: 'The oldest' }], current: null, next: null },
    }),
    'DELETE /api/projects/sample': () => {
      answer = { ...full, ideas: [card] };
      return { body: { deleted: true } };
    },
  });
  const page = await draw(
    <MemoryRouter initialEntries={['/dashboard#all-projects']}>
      <QueryClientProvider client={makeQueryClient()}>
        <DashboardScreen person={person} onDownload={() => {}} onSessionLost={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const rows = () => [...page.querySelectorAll('.idea-row')].map((row) => row.textContent ?? '');
  await waitFor(() => expect(rows()).toHaveLength(2));
  for (const part of ['Seals by photo', '60 Idea, 42–78', 'evidence 20', 'Weakest: Why now', 'Name 50 seals'])
    expect(rows()[0]).toContain(part);
  // One call on the screen, and it is the first idea's step; the sample calls for nothing.
  const calls = [...page.querySelectorAll('.idea-step')].map((step) => step.querySelectorAll('a')[0]);
  expect(calls.map((one) => one?.textContent)).toEqual(['Do this next', card.step.text]);
  expect(calls[0]?.getAttribute('href')).toBe('/project/p1#next-step');
  // Not known when the dashboard was answered: the first look of the day grants them.
  await waitFor(() => expect(page.textContent).toContain('7 credits today'));
  expect(page.querySelector('.day-panel')?.textContent).toContain('60Score Your Idea');
  // Nothing was seen before, so nothing is said of what changed.
  expect(page.querySelector('#changes')).toBeNull();
  await waitFor(() => expect(page.querySelector('#all-projects')?.textContent).toContain('The oldest'));
  await press([...page.querySelectorAll('button')].find((one) => one.textContent === 'Remove the sample'));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('without an idea it shows what will be there; an idea without a score says its evidence once', async () => {
  let answer: Dashboard = nothingYet;
  answerWith({
    'GET /api/dashboard': () => ({ body: answer }),
    'GET /api/credits': () => ({ status: 503, body: {} }),
  });
  const drawn = async () => {
    const page = await draw(
      <MemoryRouter>
        <QueryClientProvider client={makeQueryClient()}>
          <DashboardScreen person={person} onDownload={() => {}} onSessionLost={() => {}} />
        </QueryClientProvider>
      </MemoryRouter>,
    );
    await waitFor(() => expect(page.querySelector('#ideas')).not.toBeNull());
    return page;
  };
  const empty = await drawn();
  expect(empty.querySelector('.first-idea')?.textContent).toContain('the runway in months');
  expect(empty.querySelector('.day-panel')).toBeNull();
  await clean();
  const known = {
    id: 'evidence',
    label: 'Evidence',
    value: 0,
    unit: 'points' as const,
    low: 0,
    high: 0,
    text: '0',
  };
  const ideas = [{ ...card, figure: known }];
  answer = { ...nothingYet, since: at, ideas, names: { p1: card.name }, projects: 1 };
  const page = await drawn();
  expect(page.textContent).toContain('Nothing has changed since');
  const row = page.querySelector('.idea-row')?.textContent ?? '';
  expect(row).toContain('0 Evidence · no score yet');
  expect(row.match(/evidence/giu)).toHaveLength(1);
});
