import type { ProjectEvent } from '@slipway/contracts';
import { expect, it } from 'vitest';
import { compareHref, eventHref, eventName, eventWords } from './project-events.ts';

const event = (change: Partial<ProjectEvent>): ProjectEvent => ({
  kind: 'run',
  at: '2026-11-16T10:00:00.000Z',
  projectId: 'p1',
  text: 'x',
  toolId: 'score-your-idea',
  runId: 'r1',
  version: null,
  factId: null,
  itemId: null,
  figure: null,
  ...change,
});

it.each([
  [event({}), 'Result: Score Your Idea', '/score-your-idea?run=r1'],
  [
    event({ kind: 'version', version: 2 }),
    'New version: Score Your Idea',
    '/score-your-idea?run=r1&version=2',
  ],
  [event({ kind: 'fact', runId: null, factId: 'price' }), 'Record: x', '/project/p1#record'],
  [event({ kind: 'task-done', runId: null, toolId: null }), 'Task done: x', '/project/p1#tasks'],
])('%j is told and led to', (one, words, href) => {
  expect(`${eventWords(one)} ${eventName(one)}`).toBe(words);
  expect(eventHref(one)).toBe(href);
});

it('a result is compared with the one of its tool before it, and with no other', () => {
  const newest = event({ runId: 'r3' });
  const other = event({ runId: 'r2', toolId: 'swot-generator' });
  const oldest = event({ runId: 'r1' });
  const events = [newest, other, event({ kind: 'version', runId: 'r3' }), oldest];
  expect(compareHref(newest, events)).toBe('/score-your-idea?compare=r1,r3');
  expect(compareHref(other, events)).toBeNull();
  expect(compareHref(oldest, events)).toBeNull();
});
