import { tools } from '@slipway/tools/list';
import { expect, it } from 'vitest';
import { holds, listEntries } from './list-entries.ts';

const found = {
  projects: [{ id: 'p1', name: 'Dental scheduling', isSample: false }],
  runs: [],
  tasks: [{ id: 't1', projectId: 'p1', text: 'Call ten dentists' }],
};

it.each([
  ['swot', true],
  ['gen sw', true],
  ['wot', false],
  ['idea generator', true],
  ['', true],
])('%j finds the SWOT Generator: %s', (search, is) => {
  expect(holds({ name: 'SWOT Generator', note: 'Idea' }, search)).toBe(is);
});

it('offers tools that are built and no other', () => {
  const offered = listEntries('', { projectId: null, found: null }).find(({ name }) => name === 'Tools');
  expect(offered?.entries.map(({ id }) => id).toSorted()).toEqual(
    tools
      .filter(({ isBuilt }) => isBuilt)
      .map(({ id }) => id)
      .toSorted(),
  );
});

it('what the server found leads to its project; groups with nothing in them are left out', () => {
  const groups = listEntries('dent', { projectId: 'p1', found });
  expect(groups.map(({ name }) => name)).toEqual(['Projects', 'Tasks']);
  expect(groups.flatMap(({ entries }) => entries.map(({ to }) => to))).toEqual([
    '/project/p1',
    '/project/p1#tasks',
  ]);
});

it('acts on the open project, where there is one', () => {
  const actionsFor = (words: string, projectId: string | null) =>
    listEntries(words, { projectId, found: null }).flatMap(({ entries }) => entries.map(({ to }) => to));
  expect(actionsFor('next step', 'p1')).toEqual(['/project/p1#next-step']);
  expect(actionsFor('investor', 'p1')).toEqual(['/project/p1/update']);
  expect(actionsFor('next step', null)).toEqual([]);
});

it('before a word is typed, one’s own projects and results come first', () => {
  const figure = { id: 'idea', label: 'Idea', value: 60, unit: 'points' as const, text: '60' };
  const run = {
    id: 'r1',
    toolId: 'score-your-idea',
    status: 'done' as const,
    cost: 1,
    createdAt: '2026-10-05T08:00:00.000Z',
    projectId: 'p1',
    title: 'Score: dentists',
    note: null,
    version: 1,
    figure,
  };
  const groups = listEntries('', { projectId: 'p1', found: { ...found, runs: [run], tasks: [] } });
  expect(groups.map(({ name }) => name)).toEqual(['Projects', 'Results', 'Actions', 'Tools']);
  expect(groups[1]?.entries).toMatchObject([{ note: 'Score Your Idea · 60', to: '/score-your-idea?run=r1' }]);
});
