import type { Queries } from '../../db/client.ts';
import { forgetRun } from '../credits/forget-run.ts';
import { cancelRun } from './cancel-run.ts';
import { leaveProject, listRunIds } from './store.ts';
import type { ToolDeps } from './tool-deps.ts';

interface Whose {
  readonly uid: string;
  readonly projectId: string;
}

/** Ends what is under way in a project that is to be deleted. */
export async function stopProjectRuns(deps: ToolDeps, { uid, projectId }: Whose): Promise<void> {
  for (const runId of await listRunIds(deps.db.query, uid, projectId, 'running'))
    await cancelRun(deps, { uid, runId });
}

/** One that has begun meanwhile is left, in no project. */
export async function forgetProjectRuns(trx: Queries, { uid, projectId }: Whose): Promise<void> {
  for (const runId of await listRunIds(trx, uid, projectId)) await forgetRun(trx, { uid, runId });
  await leaveProject(trx, uid, projectId);
}
