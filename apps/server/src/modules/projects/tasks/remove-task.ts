import { AppError } from '@slipway/core';
import { scrubDeleted } from '../../../db/scrub-deleted.ts';
import type { Deps } from '../../../deps.ts';
import { getForWriting } from '../get-project.ts';
import { isProjectId } from '../project-id.ts';
import { deleteTask } from './store.ts';

/** What it found out stays in the record, where it can be undone. */
export async function removeTask(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { uid, projectId, taskId }: { readonly uid: string; readonly projectId: string; readonly taskId: string },
): Promise<void> {
  await getForWriting(deps, uid, projectId);
  const isGone = isProjectId(taskId) && (await deleteTask(deps.db.query, uid, projectId, taskId));
  if (!isGone) throw new AppError('task/not-found');
  await scrubDeleted(deps);
}
