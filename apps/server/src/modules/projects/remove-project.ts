import { scrubDeleted } from '../../db/scrub-deleted.ts';
import { holdRecord } from '../record/hold-record.ts';
import { forgetProjectRuns, stopProjectRuns } from '../tools/project-runs.ts';
import type { ToolDeps } from '../tools/tool-deps.ts';
import { hideSample } from './dashboard/visits.ts';
import { getProject } from './get-project.ts';
import { sampleId } from './project-id.ts';
import { deleteProject } from './store.ts';

/** With all its results, facts, tasks and notes; what they cost stays in the books. The sample is only not shown any more. */
export async function removeProject(
  deps: ToolDeps,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
): Promise<void> {
  if (projectId === sampleId) return hideSample(deps, uid, true);
  await getProject(deps.db.query, uid, projectId);
  await stopProjectRuns(deps, { uid, projectId });
  await deps.db.transaction(async (trx) => {
    await forgetProjectRuns(trx, { uid, projectId });
    await holdRecord(trx, { uid, projectId });
    await deleteProject(trx, uid, projectId);
  });
  await scrubDeleted(deps);
}
