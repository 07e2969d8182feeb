import type { Deps } from '../../deps.ts';
import { leaseMs, sweepEveryMs, sweepMax } from './lease.ts';
import type { CreditDeps } from './ledger.ts';
import { stopRun } from './stop-run.ts';
import { extendHolds, listExpiredHolds, shortenLeases } from './store.ts';

/** Renews this server's holds and settles those of servers that are gone; answers with how many. */
export async function sweepHolds(deps: CreditDeps): Promise<number> {
  await extendHolds(deps.db.query, deps.processId, deps.clock() + leaseMs);
  await shortenLeases(deps.db.query, deps.clock(), leaseMs);
  let settled = 0;
  for (const runId of await listExpiredHolds(deps.db.query, deps.clock(), sweepMax)) {
    if (await stopRun(deps, { runId, errorCode: 'tool/interrupted', expiredBy: deps.clock() })) settled += 1;
  }
  return settled;
}

/** At once and then every few seconds; gives the function that stops it, after the sweep that is under way. */
export function startHoldSweep(deps: CreditDeps & Pick<Deps, 'log'>): () => Promise<void> {
  let current: Promise<void> | null = null;
  const sweep = async () => {
    try {
      const settled = await sweepHolds(deps);
      if (settled > 0) deps.log.info('interrupted runs were settled', { runs: settled });
    } catch (error) {
      deps.log.warn('holds could not be swept', { reason: String(error) });
    }
  };
  const begin = () => {
    current ??= sweep().finally(() => {
      current = null;
    });
  };
  begin();
  const timer = setInterval(begin, sweepEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
