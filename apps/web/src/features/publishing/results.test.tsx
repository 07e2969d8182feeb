// @vitest-environment happy-dom
import { AppError, toWire } from '@slipway/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press, typeInto } from '../../../test/render.tsx';
import { waitFor } from '../../../test/wait-for.ts';
import type { PageSummary } from '../../api/pages.ts';
import type { Experiment, PageDay, Publication } from '../../api/publishing.ts';
import { makeQueryClient } from '../../lib/query-client.ts';
import { dayFrom, readPlan, sayPrecision } from './experiment-plan.ts';
import { PageResults } from './page-results.tsx';
import { PagesList } from './pages-list.tsx';
import { sayPublication, sayVisits } from './say-results.ts';
import { hasSeveralDays, visitsReport } from './visits-report.ts';

const publication: Publication = {
  slug: 'noonseal',
  url: 'https://x.example/p/noonseal',
  isPublished: true,
  publishedAt: '2026-11-14T10:00:00.000Z',
  isIndexed: false,
  revision: 3,
  isChanged: true,
  signups: 2,
};
const summary: PageSummary = {
  id: 'p1',
  projectId: 'j1',
  name: 'Noonseal',
  revision: 5,
  createdAt: '2026-11-10T10:00:00.000Z',
  updatedAt: '2026-11-14T10:00:00.000Z',
  url: publication.url,
  key: null,
};
const day = (on: string, visitors: number, signups: number, variant: 'a' | 'b' = 'a'): PageDay => ({
  day: on,
  variant,
  views: visitors * 2,
  visitors,
  signups,
});
const days = [day('2026-11-14', 20, 1), day('2026-11-14', 10, 2, 'b'), day('2026-11-17', 8, 1)];

afterEach(async () => {
  await clean();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (content: ReactNode) =>
  draw(
    <MemoryRouter>
      <QueryClientProvider client={makeQueryClient()}>{content}</QueryClientProvider>
    </MemoryRouter>,
  );
const find = (place: HTMLElement, label: string) =>
  [...place.querySelectorAll<HTMLElement>('button')].find(
    (element) => element.textContent === label || element.getAttribute('aria-label') === label,
  );
const missing = () => {
  const error = new AppError('page/not-found');
  return { status: error.status, body: toWire(error) };
};

describe('words and figures', () => {
  test('a day without a visit between two is a day with nobody, and both pages count', () => {
    const [line] = visitsReport(days).blocks;
    if (line?.kind !== 'line') throw new Error('No line');
    expect(line.x).toEqual(['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17']);
    expect(line.series.map(({ values }) => values)).toEqual([
      [30, 0, 0, 8],
      [3, 0, 0, 1],
    ]);
    expect(visitsReport([]).blocks[0]).toMatchObject({ x: [] });
  });

  test('one day is no line', () => {
    expect(hasSeveralDays(days)).toBe(true);
    expect(hasSeveralDays(days.slice(0, 1))).toBe(false);
  });

  test.each([
    [null, [], /^Not published yet/],
    [publication, [], /^Nobody has visited it yet/],
    [publication, days, /^38 visitors since 14 Nov 2026; 4 signed up \(10\.5 %\)\.$/],
    [publication, [day('2026-11-14', 1, 0)], /^1 visitor since/],
    // From an exported file: more sign-ups than visitors is no share.
    [publication, [day('2026-11-14', 1, 3)], /3 signed up\.$/],
  ] as const)('says in one sentence what came of it', (of, during, said) => {
    expect(sayVisits(of, during)).toMatch(said);
  });

  test('says which save visitors see, and when another is newer', () => {
    expect(sayPublication(publication, 5)).toBe(
      'Visitors see save 3 since 14 Nov 2026, at https://x.example/p/noonseal. You are at save 5: publish it to show it.',
    );
    expect(sayPublication({ ...publication, isChanged: false }, 3)).not.toContain('You are at');
    expect(sayPublication({ ...publication, isPublished: false }, 3)).toContain('Taken down.');
  });

  test.each([
    ['1,000', '2.5', 1000, 0.025],
    ['400', '2,5 %', 400, 0.025],
    ['1 000', '5', 1000, 0.05],
  ])('a plan reads %s and %s', (sample, threshold, visitors, share) => {
    const typed: Record<string, string> = { sample, threshold, certainty: '0.95', stopDay: '2026-12-01' };
    const plan = readPlan((name) => typed[name] ?? '');
    expect(plan).toMatchObject({ sample: visitors, certainty: 0.95, stopDay: '2026-12-01' });
    expect(plan.threshold).toBeCloseTo(share);
  });

  test('precision is half of the normal interval: 5 % of 400 is ±2.1 points', () => {
    expect(sayPrecision('400', '5')).toContain('±2.1 points');
    expect(sayPrecision('100', '50')).toContain('±9.8 points');
    expect(sayPrecision('10', '5')).toBe('At least 50.');
    expect(sayPrecision('x', '')).toBe('At least 50.');
    expect(dayFrom(Date.parse('2026-11-30T23:59:59Z'), 1)).toBe('2026-12-01');
  });
});

describe('the pages of a project', () => {
  const list = '/api/projects/j1/pages';
  const listed = (pages: readonly PageSummary[]) => ({
    [`GET ${list}`]: () => ({ body: { pages, next: null } }),
  });

  it('lists them with their state, and says so where there are none', async () => {
    answerWith(listed([summary, { ...summary, id: 'p2', name: 'Second', url: null }]));
    const place = await show(<PagesList uid="u1" projectId="j1" drawWarning={() => null} />);
    await waitFor(() => expect(place.textContent).toContain('Published at x.example/p/noonseal'));
    expect(place.textContent).toContain('Draft');
    expect(place.querySelector('a[href="/editor/p2"]')).not.toBeNull();
    answerWith(listed([]));
    const empty = await show(<PagesList uid="u1" projectId="j1" drawWarning={() => null} />);
    await waitFor(() => expect(empty.textContent).toContain('None yet.'));
    expect(empty.querySelector('a[href="/templates"]')).not.toBeNull();
  });

  it('renames one', async () => {
    const asked = answerWith({
      ...listed([summary]),
      'PATCH /api/pages/p1': () => ({ body: { ...summary, name: 'Sealfinder' } }),
    });
    const place = await show(<PagesList uid="u1" projectId="j1" drawWarning={() => null} />);
    await waitFor(() => expect(find(place, 'Rename Noonseal')).toBeDefined());
    await press(find(place, 'Rename Noonseal'));
    await typeInto(place.querySelector('input[name=name]'), 'Sealfinder');
    await press(find(place, 'Save'));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Sealfinder' }),
    );
  });

  it.each([
    ['undone, it is never deleted', true],
    ['left alone, it is deleted', false],
  ])('a deleted page waits: %s', async (_, isUndone) => {
    const asked = answerWith({
      ...listed([summary]),
      'DELETE /api/pages/p1': () => ({ body: { deleted: true } }),
    });
    const place = await show(<PagesList uid="u1" projectId="j1" drawWarning={() => null} />);
    await waitFor(() => expect(find(place, 'Delete Noonseal')).toBeDefined());
    vi.useFakeTimers();
    await press(find(place, 'Delete Noonseal'));
    expect(place.textContent).toContain('“Noonseal” is deleted, with its address and its sign-ups.');
    await act(async () => vi.advanceTimersByTimeAsync(7000));
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    if (isUndone) await press(find(place, 'Undo'));
    await act(async () => vi.advanceTimersByTimeAsync(7000));
    expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(isUndone ? 0 : 1);
  });

  it('a list that is left deletes what was waiting, once', async () => {
    const asked = answerWith({
      ...listed([summary]),
      'DELETE /api/pages/p1': () => ({ body: { deleted: true } }),
    });
    const place = await show(<PagesList uid="u1" projectId="j1" drawWarning={() => null} />);
    await waitFor(() => expect(find(place, 'Delete Noonseal')).toBeDefined());
    await press(find(place, 'Delete Noonseal'));
    await clean();
    await waitFor(() => expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
  });
});

describe('what came of a page', () => {
  const path = '/api/pages/p1';
  const experiment: Experiment = {
    id: 'e1',
    hypothesis: 'Mechanics want a number by noon',
    sample: 100,
    threshold: 0.05,
    certainty: 0.95,
    startedAt: '2026-11-10T10:00:00.000Z',
    stopAt: '2026-12-01T00:00:00.000Z',
    endedAt: null,
    readouts: [
      { variant: 'a', pageId: 'p1', visitors: 20, signups: 1, rate: 0.05, low: 0.009, high: 0.236 },
      { variant: 'b', pageId: 'p2', visitors: 18, signups: 9, rate: 0.5, low: 0.29, high: 0.71 },
    ],
    chanceOfB: 0.998,
    verdict: { state: 'running', winner: null, holds: null, sentence: 'Too early to call. Page A has 20.' },
  };
  const two = [summary, { ...summary, id: 'p2', name: 'Second', url: null }];
  const answers = (now: Experiment | null) => ({
    [`GET ${path}`]: () => ({ body: { ...summary, document: {} } }),
    [`GET ${path}/publication`]: () => ({ body: publication }),
    [`GET ${path}/visits`]: () => ({ body: { days } }),
    [`GET ${path}/showings`]: () => ({
      body: {
        showings: [
          { variant: 'b', pageId: 'p2', revision: 4, from: '2026-11-15T10:00:00.000Z', until: null },
          { variant: 'a', pageId: 'p1', revision: 3, from: '2026-11-14T10:00:00.000Z', until: null },
        ],
      },
    }),
    [`GET ${path}/signups`]: () => ({
      body: {
        signups: [{ id: 's1', email: 'bob@example.org', variant: 'a', at: '2026-11-14T10:00:00.000Z' }],
        total: 1,
        next: null,
      },
    }),
    [`GET ${path}/experiment`]: () => ({ body: now }),
    'GET /api/projects/j1/pages': () => ({ body: { pages: two, next: null } }),
  });
  const results = (onMissing = () => {}) =>
    show(
      <PageResults
        uid="u1"
        projectId="j1"
        pageId="p1"
        warning={null}
        drawReport={({ title }) => <p>{title}</p>}
        onMissing={onMissing}
        onSessionLost={() => {}}
      />,
    );

  it('shows the answer, the chart and the list; an address goes at the second press', async () => {
    const asked = answerWith({
      ...answers(null),
      [`DELETE ${path}/signups/s1`]: () => ({ body: { deleted: true } }),
    });
    const place = await results();
    await waitFor(() => expect(place.textContent).toContain('bob@example.org'));
    expect(place.textContent).toContain('38 visitors since');
    expect(place.textContent).toContain('Visits by day');
    expect(place.textContent).toContain('save 3 of this page');
    expect(place.textContent).toContain('save 4 of Second, as page B');
    await press(find(place, 'Delete bob@example.org'));
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    await press(find(place, 'Delete bob@example.org for good'));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('stays where it is while its first publication is made', async () => {
    let now: Publication | null = null;
    answerWith({
      ...answers(null),
      [`GET ${path}/publication`]: () => ({ body: now }),
      [`GET ${path}/address`]: () => ({ body: { slug: 'noonseal', url: publication.url, problem: null } }),
      [`PUT ${path}/publication`]: () => {
        now = publication;
        return { body: now };
      },
    });
    const place = await results();
    await waitFor(() => expect(find(place, 'Publish')).toBeDefined());
    await press(find(place, 'Publish'));
    const dialog = () => place.querySelector<HTMLElement>('dialog') ?? place;
    await waitFor(() => expect(find(dialog(), 'Publish')).toBeDefined());
    await press(find(dialog(), 'Publish'));
    await waitFor(() => expect(place.querySelector('dialog')?.textContent).toContain('Open the page'));
  });

  it('a running experiment shows what was counted, names no winner and takes no second plan', async () => {
    answerWith(answers(experiment));
    const place = await results();
    await waitFor(() => expect(place.textContent).toContain('Too early to call.'));
    expect(place.textContent).toContain('29\u00a0% to 71\u00a0%');
    expect(place.textContent).toContain('B: Second');
    expect(place.textContent).not.toContain('Written into the project');
    expect(find(place, 'Fix the plan and publish both')).toBeUndefined();
  });

  it('one that is decided says what it wrote into the project', async () => {
    const verdict = { state: 'decided', winner: 'b', holds: true, sentence: 'Page B is better.' } as const;
    answerWith(answers({ ...experiment, endedAt: '2026-11-20T00:00:00.000Z', verdict }));
    const place = await results();
    await waitFor(() => expect(place.textContent).toContain('Page B is better.'));
    expect(place.textContent).toContain('10 of 38 visitors signed up');
    expect(place.textContent).toContain('Compare again');
  });

  it('starts with the whole plan, and keeps a refusal beside it', async () => {
    const asked = answerWith({
      ...answers(null),
      [`POST ${path}/experiment`]: () => {
        const error = new AppError('request/invalid', {
          problem: 'The stop date must be tomorrow or later.',
          field: '',
        });
        return { status: error.status, body: toWire(error) };
      },
    });
    const place = await results();
    await waitFor(() => expect(find(place, 'Fix the plan and publish both')).toBeDefined());
    await typeInto(place.querySelector('textarea'), 'Mechanics want a number by noon');
    await press(find(place, 'Fix the plan and publish both'));
    await waitFor(() =>
      expect(place.querySelector('[role=alert]')?.textContent).toBe(
        'The stop date must be tomorrow or later.',
      ),
    );
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      otherPageId: 'p2',
      hypothesis: 'Mechanics want a number by noon',
      sample: 400,
      threshold: 0.05,
      certainty: 0.95,
    });
  });

  it.each([
    ['another’s', { [`GET ${path}`]: missing }],
    [
      'another project’s',
      { [`GET ${path}`]: () => ({ body: { ...summary, projectId: 'j2', document: {} } }) },
    ],
  ])('%s page is not there', async (_, answer) => {
    answerWith({ ...answers(null), ...answer });
    const onMissing = vi.fn();
    await results(onMissing);
    await waitFor(() => expect(onMissing).toHaveBeenCalled());
  });
});
