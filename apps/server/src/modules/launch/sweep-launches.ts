import { sweepEveryMs } from '../credits/lease.ts';
import { carryOutLaunch } from './carry-out-launch.ts';
import type { LaunchDeps } from './launch-deps.ts';
import { listLeft } from './store.ts';

/** At work at the same time, so that one server's start does not take them all. */
const atOnce = 8;

/** Goes on with those whose server is gone. */
async function sweepLaunches(deps: LaunchDeps): Promise<void> {
  for (const { id, user_id: uid } of await listLeft(deps.db.query, deps.clock(), atOnce))
    carryOutLaunch(deps, { uid, id });
}

/** At once and then every few seconds; gives the function that stops it. */
export function startLaunchSweep(deps: LaunchDeps): () => Promise<void> {
  const sweep = () =>
    sweepLaunches(deps).catch((error: unknown) =>
      deps.log.warn('launch runs could not be looked through', { reason: String(error) }),
    );
  let underWay = sweep();
  const timer = setInterval(() => {
    underWay = sweep();
  }, sweepEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
    await deps.launches.stop();
  };
}
