import type { Deps } from '../../deps.ts';
import { leaseMs, sweepEveryMs, sweepMax } from './lease.ts';
import type { CreditDeps } from './ledger.ts';
import { settle } from './settle.ts';
import { extendHolds, listExpiredHolds } from './store.ts';

/** Renews this server's holds and gives back those of servers that are gone; answers with how many. */
export async function sweepHolds(deps: CreditDeps): Promise<number> {
  await extendHolds(deps.db.query, deps.processId, deps.clock() + leaseMs);
  let voided = 0;
  for (const runId of await listExpiredHolds(deps.db.query, deps.clock(), sweepMax)) {
    const end = { status: 'failed', result: null, error_code: 'tool/interrupted' } as const;
    if (await settle(deps, { runId, hold: 'voided', end, expiredBy: deps.clock() })) voided += 1;
  }
  return voided;
}

/** At once and then every few seconds; gives the function that stops it, after the sweep that is under way. */
export function startHoldSweep(deps: CreditDeps & Pick<Deps, 'log'>): () => Promise<void> {
  let current: Promise<void> | null = null;
  const sweep = async () => {
    try {
      const voided = await sweepHolds(deps);
      if (voided > 0) deps.log.info('interrupted runs gave their credits back', { runs: voided });
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
