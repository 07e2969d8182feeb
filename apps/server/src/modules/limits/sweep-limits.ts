import type { Deps } from '../../deps.ts';
import { deleteExpired } from './store.ts';

const sweepEveryMs = 10 * 60_000;

/** Removes windows that have ended; gives the function that stops it. */
export function startLimitSweep(deps: Pick<Deps, 'db' | 'clock' | 'log'>): () => void {
  const timer = setInterval(() => {
    deleteExpired(deps.db.query, deps.clock()).catch((error: unknown) =>
      deps.log.warn('expired limits could not be removed', { reason: String(error) }),
    );
  }, sweepEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
