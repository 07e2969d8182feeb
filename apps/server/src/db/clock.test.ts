import { afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/engines.ts';
import { silentLog } from '../../test/silent-log.ts';
import { startDatabaseClock } from './clock.ts';

const hourMs = 60 * 60_000;
let opened: TestDatabase | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await opened?.destroy();
});

test('on PostgreSQL the time is the database’s, whatever this machine believes', async () => {
  opened = await openTestDatabase('postgres');
  const realMs = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: realMs - 5 * hourMs });
  const clock = await startDatabaseClock(opened.db, silentLog);
  expect(Date.now()).toBeLessThan(realMs - 4 * hourMs);
  expect(Math.abs(clock.now() - realMs)).toBeLessThan(hourMs);
  clock.stop();
});

test('the embedded database has this machine’s', async () => {
  opened = await openTestDatabase('sqlite');
  expect((await startDatabaseClock(opened.db, silentLog)).now).toBe(Date.now);
});
