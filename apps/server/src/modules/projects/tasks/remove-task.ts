import { AppError } from '@slipway/core';
import { scrubDeleted } from '../../../db/scrub-deleted.ts';
import type { Deps } from '../../../deps.ts';
import { getForWriting } from '../get-project.ts';
import { deleteItem } from '../items/store.ts';
import { isProjectId } from '../project-id.ts';

/** What it found out stays in the record, where it can be undone. */
export async function removeTask(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { uid, projectId, taskId }: { readonly uid: string; readonly projectId: string; readonly taskId: string },
): Promise<void> {
  await getForWriting(deps, uid, projectId);
  const isGone =
    isProjectId(taskId) && (await deleteItem(deps.db.query, 'project_task', { uid, projectId, id: taskId }));
  if (!isGone) throw new AppError('task/not-found');
  await scrubDeleted(deps);
}
