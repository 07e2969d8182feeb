import { AppError } from '@slipway/core';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { dataCache } from './constants.ts';
import { pause } from './http.ts';

/** A refusal (4xx) is an answer, not a failed fetch: asking again only delays the sentence. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const refused = error instanceof AppError && error.status >= 400 && error.status < 500;
  return !refused && failures < dataCache.retries;
}

export function retryDelayMs(attempt: number): number {
  return Math.min(dataCache.firstRetryDelayMs * 2 ** attempt, dataCache.longestRetryDelayMs);
}

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: dataCache.staleTimeMs,
        refetchOnWindowFocus: dataCache.refetchOnWindowFocus,
        retry: shouldRetry,
        retryDelay: retryDelayMs,
      },
    },
  });
}

/**
 * After something has changed on the server. A question that is under way was asked before that, so its answer may be
 * of before: it is dropped, the first one too, which invalidating alone would wait for and believe.
 */
export async function askAnew(cache: QueryClient, queryKey: QueryKey): Promise<void> {
  await cache.cancelQueries({ queryKey });
  await cache.invalidateQueries({ queryKey });
}

/** One cache for the life of the page: screens share what they have fetched. */
export const queryClient = makeQueryClient();

interface SessionEnd {
  /** Asks the server to end it. */
  end(): Promise<void>;
  /** It has ended: the screens of that person close. */
  settle(): void;
}

/**
 * Ends a session. What the screens still wait for is dropped first, for it would be refused; so is what a screen that opens
 * meanwhile asks for.
 */
export async function withoutQuestions(cache: QueryClient, { end, settle }: SessionEnd): Promise<void> {
  const work = async () => {
    await cache.cancelQueries();
    await end();
    void cache.cancelQueries();
    settle();
  };
  const working = work();
  pause.until = working.catch(() => undefined);
  try {
    await working;
  } catch (error) {
    void cache.refetchQueries({ type: 'active' });
    throw error;
  } finally {
    pause.until = undefined;
  }
}
