import { AppError } from '@slipway/core';
import { describe, expect, it } from 'vitest';
import { makeQueryClient, retryDelayMs, shouldRetry } from './query-client.ts';

describe('data cache', () => {
  it('keeps answers fresh for five minutes and does not ask again on focus', () => {
    const options = makeQueryClient().getDefaultOptions().queries;
    expect(options?.staleTime).toBe(300_000);
    expect(options?.refetchOnWindowFocus).toBe(false);
  });

  it('asks three more times after a failed fetch', async () => {
    const client = makeQueryClient();
    let asked = 0;
    const asking = client.fetchQuery({
      queryKey: ['x'],
      retry: shouldRetry,
      retryDelay: 0,
      queryFn: () => {
        asked += 1;
        throw new AppError('network/offline');
      },
    });
    await expect(asking).rejects.toMatchObject({ code: 'network/offline' });
    expect(asked).toBe(4);
  });

  it('takes a refusal for an answer', () => {
    expect(shouldRetry(0, new AppError('profile/no-user'))).toBe(false);
    expect(shouldRetry(0, new AppError('server/unavailable'))).toBe(true);
  });

  it('doubles the wait up to half a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});
