import { expect, test } from 'vitest';
import type { RunMessage } from './live-run.ts';
import { makeLiveRuns } from './live-runs.ts';

const error = { code: 'tool/failed', message: 'It failed.' };

test('whoever listens late hears the same, the model’s view once, as it was last, before the end', async () => {
  const live = makeLiveRuns().begin('a');
  const say = (...texts: readonly string[]) => {
    const rows = texts.map((text) => ({
      label: text,
      statements: [{ id: text, text, evidence: [] }] as const,
    }));
    live.send({ event: 'words', data: { block: { id: 'model-view', kind: 'findings', rows }, reads: [] } });
  };
  const heard: { early: RunMessage[]; late: RunMessage[]; after: RunMessage[] } = {
    early: [],
    late: [],
    after: [],
  };
  const stop = live.listen((message) => heard.early.push(message));
  live.send({ event: 'stage', data: { stage: 'asking', label: 'Asking the model' } });
  say('one');
  say('one', 'two');
  say('one', 'two', 'three');
  live.listen((message) => heard.late.push(message));
  stop();
  live.end({ event: 'error', data: { error } });
  live.listen((message) => heard.after.push(message));
  expect(heard.early.map(({ event }) => event)).toEqual(['accepted', 'stage', 'words', 'words', 'words']);
  expect(heard.late).toEqual(heard.after);
  expect(heard.late).toMatchObject([
    { event: 'accepted', data: { id: 'a' } },
    { event: 'stage' },
    { event: 'words', data: { block: { rows: [{ label: 'one' }, { label: 'two' }, { label: 'three' }] } } },
    { event: 'error' },
  ]);
  expect(await live.ended).toEqual(heard.late.at(-1));
});

test('a run is in hand until it ends', async () => {
  const runs = makeLiveRuns();
  const live = runs.begin('a');
  expect(runs.find('a')).toBe(live);
  live.end({ event: 'error', data: { error } });
  await live.ended;
  expect(runs.find('a')).toBeNull();
  await runs.stop(10_000);
  expect(live.signal.aborted).toBe(false);
});

test('stopping tells those that go on, also new ones, and does not wait for ever', async () => {
  const runs = makeLiveRuns();
  const stuck = runs.begin('stuck');
  const stopping = runs.stop(0);
  await expect.poll(() => stuck.signal.aborted).toBe(true);
  expect(runs.begin('late').signal.aborted).toBe(true);
  await stopping;
  expect(runs.find('stuck')).toBe(stuck);
});
