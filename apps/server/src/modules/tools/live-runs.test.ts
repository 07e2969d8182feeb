import { expect, test } from 'vitest';
import type { RunMessage } from './live-run.ts';
import { makeLiveRuns } from './live-runs.ts';

const error = { code: 'tool/failed', message: 'It failed.' };

test('whoever listens late hears the same, all words in one message before the end', async () => {
  const live = makeLiveRuns().begin('a');
  const say = (id: string, text: string) =>
    live.send({ event: 'words', data: { statements: [{ id, text, evidence: [] }] } });
  const heard: { early: RunMessage[]; late: RunMessage[]; after: RunMessage[] } = {
    early: [],
    late: [],
    after: [],
  };
  const stop = live.listen((message) => heard.early.push(message));
  live.send({ event: 'stage', data: { stage: 'wording', label: 'Wording it' } });
  say('one', 'first');
  say('two', 'second');
  say('one', 'better');
  live.listen((message) => heard.late.push(message));
  stop();
  live.end({ event: 'error', data: { error } });
  live.listen((message) => heard.after.push(message));
  expect(heard.early.map(({ event }) => event)).toEqual(['accepted', 'stage', 'words', 'words', 'words']);
  expect(heard.late).toEqual(heard.after);
  expect(heard.late).toMatchObject([
    { event: 'accepted', data: { id: 'a' } },
    { event: 'stage' },
    { event: 'words', data: { statements: [{ text: 'better' }, { text: 'second' }] } },
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
