import { leaseMs, sweepEveryMs } from '../credits/lease.ts';
import type { LaunchDeps } from './launch-deps.ts';
import type { WhichLaunch } from './launch-view.ts';
import { dropLease, takeLease } from './store.ts';
import { takeStep } from './take-step.ts';

/** One step after another, as long as this server holds the lease. Any server may go on where one was killed. */
export function carryOutLaunch(deps: LaunchDeps, which: WhichLaunch): void {
  const { id } = which;
  const holder = deps.processId;
  const hold = () => {
    const now = deps.clock();
    return takeLease(deps.db.query, { id, holder, now, until: now + leaseMs });
  };
  deps.launches.begin(id, async (signal) => {
    const timer = setInterval(() => void hold().catch(() => false), sweepEveryMs);
    timer.unref();
    try {
      while (!signal.aborted && (await hold()) && (await takeStep(deps, which, signal)));
      await dropLease(deps.db.query, id, holder);
    } catch (error) {
      // The lease runs out by itself, and the sweep tries again.
      deps.log.warn('a launch run could not go on', { launch: id, reason: String(error) });
    } finally {
      clearInterval(timer);
    }
  });
}
