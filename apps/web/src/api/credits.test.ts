import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../test/wait-for.ts';
import { makeQueryClient } from '../lib/query-client.ts';
import { type CreditRecord, creditsQuery, refreshCredits } from './credits.ts';

afterEach(() => vi.unstubAllGlobals());

const now = '2026-11-15T12:00:00.000Z';
const balance = (credits: number): CreditRecord => ({
  credits,
  lastReset: now,
  updatedAt: now,
  nextReset: now,
  unlimited: false,
  granted: false,
});

/** Every question waits until the test answers it. */
function holdAnswers() {
  const open: ((record: CreditRecord) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        open.push((record) => resolve(new Response(JSON.stringify(record))));
      }),
  );
  return open;
}

it.each([
  ['the very first question', 0],
  ['a later question', 1],
])('an answer from before the run does not stand for after it: %s', async (_, earlier) => {
  const open = holdAnswers();
  const cache = makeQueryClient();
  const seen = new QueryObserver(cache, creditsQuery('u1'));
  const end = seen.subscribe(() => undefined);
  for (let asked = 0; asked < earlier; asked += 1) {
    open[asked]?.(balance(10));
    await waitFor(() => expect(seen.getCurrentResult().data?.credits).toBe(10));
    void seen.refetch();
  }
  await waitFor(() => expect(open).toHaveLength(earlier + 1));
  const refreshed = refreshCredits(cache, 'u1');
  await waitFor(() => expect(open).toHaveLength(earlier + 2));
  open[earlier]?.(balance(10));
  open[earlier + 1]?.(balance(9));
  await refreshed;
  expect(seen.getCurrentResult().data?.credits).toBe(9);
  end();
});
