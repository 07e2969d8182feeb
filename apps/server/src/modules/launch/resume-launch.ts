import type { Launch } from '@slipway/contracts';
import type { Queries } from '../../db/client.ts';
import { limitWrites } from '../projects/get-project.ts';
import { carryOutLaunch } from './carry-out-launch.ts';
import type { LaunchDeps } from './launch-deps.ts';
import { getLaunch, getRow, type WhichLaunch } from './launch-view.ts';
import { findInstead, type LaunchRow, listSteps, updateLaunch, updateStep } from './store.ts';

/** Goes on with every step that has no result; the others are not run and not charged again. */
export async function resumeLaunch(deps: LaunchDeps, which: WhichLaunch): Promise<Launch> {
  await limitWrites(deps, which.uid);
  const row = await getRow(deps, which);
  if (row.state !== 'running') await deps.db.transaction((trx) => reopen(trx, row));
  if ((await getRow(deps, which)).state === 'running') carryOutLaunch(deps, which);
  return getLaunch(deps, which);
}

/** Not where another one is under way in the project: that one goes first. */
async function reopen(trx: Queries, row: LaunchRow): Promise<void> {
  if (await findInstead(trx, row.user_id, { idemKey: null, projectId: row.project_id })) return;
  const open = (await listSteps(trx, row.id)).filter(({ state }) => state !== 'done');
  if (open.length === 0) return;
  const running = { state: 'running', problem: null, finished_at: null } as const;
  if (!(await updateLaunch(trx, row, running))) return;
  for (const step of open)
    await updateStep(trx, step, {
      state: 'waiting',
      // What may have begun is another run now; what never did keeps its key.
      attempt: step.state === 'waiting' ? step.attempt : step.attempt + 1,
      input: null,
      run_id: null,
      cost: null,
      problem: null,
    });
}
