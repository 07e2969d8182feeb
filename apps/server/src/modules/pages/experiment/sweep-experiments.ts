import type { Deps } from '../../../deps.ts';
import { concludeExperiment } from './conclude-experiment.ts';
import { listOver } from './store.ts';

const sweepEveryMs = 10 * 60_000;
const atOnce = 20;

/** The verdict comes by itself, also where the owner does not look. */
export async function concludeOver(deps: Deps): Promise<void> {
  for (const row of await listOver(deps.db.query, deps.clock(), atOnce))
    try {
      await concludeExperiment(deps, row);
    } catch (error) {
      deps.log.warn('an experiment could not be concluded', { experiment: row.id, reason: String(error) });
    }
}

/** Gives the function that stops it and waits for what is under way. */
export function startExperimentSweep(deps: Deps): () => Promise<void> {
  let underWay = Promise.resolve();
  const timer = setInterval(() => {
    underWay = concludeOver(deps).catch((error: unknown) =>
      deps.log.warn('experiments could not be looked through', { reason: String(error) }),
    );
  }, sweepEveryMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
