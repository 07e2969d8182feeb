import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeGate } from '../http/gate.ts';
import { watchThread } from './thread-load.ts';

let wallMs: number;
beforeEach(() => {
  wallMs = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

function pass(ms: number): void {
  wallMs += ms;
  vi.advanceTimersByTime(ms);
}

/** The time passes, and no timer is heard until it is over. */
function standStill(ms: number): void {
  wallMs += ms;
}

test('time goes on as it does, and a standstill counts half a second', () => {
  const thread = watchThread(() => wallMs);
  for (let n = 0; n < 20; n += 1) pass(100);
  expect(thread.now()).toBe(2000);
  standStill(40_000);
  expect(thread.now()).toBe(2500);
  pass(100);
  pass(100);
  expect(thread.now()).toBe(2600);
  thread.stop();
});

test('after one long piece of work a second person is served, not told that there are too many', async () => {
  const thread = watchThread(() => wallMs);
  const gate = makeGate(thread);
  const first = gate.enter('ada');
  standStill(8000);
  const second = gate.enter('bob');
  await expect(Promise.all([first, second])).resolves.toHaveLength(2);
  thread.stop();
});
