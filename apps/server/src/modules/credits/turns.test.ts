import { expect, test } from 'vitest';
import { inTurn } from './turns.ts';

const server = { processId: 'one' };
const pause = () => new Promise((resolve) => setImmediate(resolve));

test('one at a time for a subject, in the order of asking, and a failure holds nobody up', async () => {
  const seen: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await pause();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const ends = await Promise.allSettled([
    inTurn(server, 'a', work('1')),
    inTurn(server, 'a', work('2', true)),
    inTurn(server, 'a', work('3')),
  ]);
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : 'failed'))).toEqual([
    '1',
    'failed',
    '3',
  ]);
  expect(seen).toEqual(['1 begins', '1 ends', '2 begins', '2 ends', '3 begins', '3 ends']);
});

test('other subjects do not wait, nor do other servers: between those the database decides', async () => {
  let release = () => {};
  const blocked = inTurn(server, 'a', () => new Promise<void>((resolve) => (release = resolve)));
  expect(await inTurn(server, 'b', async () => 'free')).toBe('free');
  expect(await inTurn({ processId: 'two' }, 'a', async () => 'free')).toBe('free');
  release();
  await blocked;
});
