import type { Launch } from '@slipway/contracts';
import { limitWrites } from '../projects/get-project.ts';
import { cancelRun } from '../tools/cancel-run.ts';
import type { LaunchDeps } from './launch-deps.ts';
import { getLaunch, getRow, type WhichLaunch } from './launch-view.ts';
import { listSteps, updateLaunch, updateStep } from './store.ts';

/** What has a result keeps it. The server at work may be gone, so the step under way is ended here. */
export async function cancelLaunch(deps: LaunchDeps, which: WhichLaunch): Promise<Launch> {
  await limitWrites(deps, which.uid);
  const row = await getRow(deps, which);
  const db = deps.db.query;
  if (row.state !== 'running' && row.state !== 'paused') return getLaunch(deps, which);
  await updateLaunch(db, row, { state: 'cancelled', problem: null, finished_at: deps.clock() });
  for (const step of await listSteps(db, row.id)) {
    if (step.state === 'waiting') await updateStep(db, step, { state: 'cancelled' });
    if (step.state !== 'running') continue;
    const run = step.run_id === null ? null : await cancelRun(deps, { uid: which.uid, runId: step.run_id });
    const end =
      run?.status === 'done'
        ? { state: 'done' as const, cost: run.cost }
        : { state: 'cancelled' as const, cost: 0 };
    await updateStep(db, step, { ...end, input: null });
  }
  return getLaunch(deps, which);
}
