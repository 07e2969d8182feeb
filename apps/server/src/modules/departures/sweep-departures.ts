import type { Deps } from '../../deps.ts';
import { lotLastsMs } from './find-departure.ts';
import { dropOldLots } from './store.ts';

const sweepEveryMs = 60 * 60_000;

export async function sweepDepartures(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await dropOldLots(deps.db.query, deps.clock() - lotLastsMs);
}

/** Removes what no longer matters; gives the function that stops it. */
export function startDepartureSweep(deps: Pick<Deps, 'db' | 'clock' | 'log'>): () => void {
  const timer = setInterval(() => {
    sweepDepartures(deps).catch((error: unknown) =>
      deps.log.warn('old departures could not be removed', { reason: String(error) }),
    );
  }, sweepEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
