import { AppError } from '@slipway/core';
import type { Queries } from '../../../db/client.ts';
import { isProjectId } from '../project-id.ts';
import { findTask, type TaskRow } from './store.ts';

export async function getTask(
  db: Queries,
  { uid, projectId, taskId }: { readonly uid: string; readonly projectId: string; readonly taskId: string },
): Promise<TaskRow> {
  const task = isProjectId(taskId) ? await findTask(db, uid, projectId, taskId) : undefined;
  if (!task) throw new AppError('task/not-found');
  return task;
}
