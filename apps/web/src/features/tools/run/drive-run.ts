import { AppError } from '@slipway/core';
import { followRun, type RunSignal, startRun } from '../../../api/tools.ts';

export type RunNews =
  | RunSignal
  /** The connection broke; the run itself goes on at the server. */
  | { readonly name: 'lost' }
  /** Refused, or never begun. */
  | { readonly name: 'refused'; readonly error: AppError };

export type RunOrder =
  | {
      readonly toolId: string;
      readonly input: Record<string, unknown>;
      /** Null for a new idea: the server begins a project for it. */
      readonly projectId: string | null;
      readonly kept: readonly string[];
      readonly key: string;
    }
  /** One that is under way. */
  | { readonly id: string };

interface Surroundings {
  readonly signal: AbortSignal;
  readonly tell: (news: RunNews) => void;
  /** Resolves when it is worth trying again. */
  readonly pause: (attempt: number, signal: AbortSignal) => Promise<void>;
}

/** A run that nobody has accepted yet is given up after these; one that has begun is waited for. */
const triesBeforeAccepted = 3;

/** Follows a run to its end, over as many connections as it takes. */
export async function driveRun(order: RunOrder, { signal, tell, pause }: Surroundings): Promise<void> {
  let id = 'id' in order ? order.id : null;
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    try {
      const signals =
        id === null && !('id' in order) ? startRun({ ...order, signal }) : followRun(id ?? '', signal);
      for await (const news of signals) {
        if (signal.aborted) return;
        attempt = 0;
        if (news.name === 'accepted') id = news.data.id;
        tell(news);
        if (news.name === 'result' || news.name === 'error') return;
      }
    } catch (cause) {
      if (signal.aborted) return;
      const error = asRefusal(cause);
      if (error) return tell({ name: 'refused', error });
    }
    // Broken off, or ended without a last word.
    if (id === null && attempt >= triesBeforeAccepted)
      return tell({ name: 'refused', error: new AppError('network/offline') });
    tell({ name: 'lost' });
    await pause(attempt, signal);
  }
}

/** What the server says about the run itself ends it; a server that cannot be reached does not. */
function asRefusal(cause: unknown): AppError | null {
  if (!(cause instanceof AppError)) return null;
  return cause.code === 'network/offline' || cause.code === 'server/unavailable' ? null : cause;
}

const firstPauseMs = 500;
const longestPauseMs = 10_000;

/** Longer each time, cut short when the network is back. */
export function pauseOrOnline(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(longestPauseMs, firstPauseMs * 2 ** attempt));
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
