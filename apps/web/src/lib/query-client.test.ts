import { AppError } from '@slipway/core';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from './http.ts';
import { makeQueryClient, retryDelayMs, shouldRetry, withoutQuestions } from './query-client.ts';

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

describe('the end of a session', () => {
  afterEach(() => vi.unstubAllGlobals());

  function waiting() {
    const client = makeQueryClient();
    const heard: string[] = [];
    const queryFn = ({ signal }: { signal: AbortSignal }) => {
      heard.push('asked');
      return new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => {
          heard.push('dropped');
          reject(signal.reason);
        }),
      );
    };
    const observer = new QueryObserver(client, { queryKey: ['x'], queryFn });
    observer.subscribe(() => undefined);
    return { client, heard };
  }

  it('drops what is still asked for before the session goes', async () => {
    const { client, heard } = waiting();
    await withoutQuestions(client, {
      end: async () => void heard.push('ended'),
      settle: () => void heard.push('settled'),
    });
    expect(heard).toEqual(['asked', 'dropped', 'ended', 'settled']);
  });

  /** A screen opens while the session ends; answers with what reached the server. */
  async function openWhile(endSession: () => Promise<void>): Promise<string[]> {
    const client = makeQueryClient();
    const heard: string[] = [];
    vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      heard.push(path);
      return Response.json({});
    });
    const open = () =>
      new QueryObserver(client, {
        queryKey: ['dashboard'],
        queryFn: ({ signal }) => call('GET /api/dashboard', { signal }),
      }).subscribe(() => undefined);
    const end = async () => {
      open();
      // A request would have been sent by now.
      await new Promise((done) => setTimeout(done));
      await endSession();
      heard.push('ended');
    };
    await withoutQuestions(client, { end, settle: () => void heard.push('settled') }).catch(() => undefined);
    await new Promise((done) => setTimeout(done));
    return heard;
  }

  it('never sends what a screen that opens meanwhile asks for', async () => {
    expect(await openWhile(async () => undefined)).toEqual(['ended', 'settled']);
  });

  it('sends it once the session did not end', async () => {
    expect(await openWhile(() => Promise.reject(new AppError('network/offline')))).toEqual([
      '/api/dashboard',
    ]);
  });

  it('asks again when the session did not end', async () => {
    const { client, heard } = waiting();
    const failing = withoutQuestions(client, {
      end: () => Promise.reject(new AppError('network/offline')),
      settle: () => void heard.push('settled'),
    });
    await expect(failing).rejects.toMatchObject({ code: 'network/offline' });
    expect(heard).toEqual(['asked', 'dropped', 'asked']);
  });
});
