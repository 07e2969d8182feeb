import type { Task } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Deps } from '../../../deps.ts';
import { getForWriting } from '../get-project.ts';
import { getTask } from './get-task.ts';
import { updateTask as updateRow } from './store.ts';
import { type TaskChange, toColumns } from './task-change.ts';
import { toTask } from './task-view.ts';

interface Whose {
  readonly uid: string;
  readonly projectId: string;
  readonly taskId: string;
}

/** What was tried against a mark keeps the mark: once done, only its owner and its reason can be changed. */
export async function updateTask(
  deps: Pick<Deps, 'db' | 'clock'>,
  { uid, projectId, taskId }: Whose,
  change: TaskChange,
): Promise<Task> {
  await getForWriting(deps, uid, projectId);
  const task = await getTask(deps.db.query, { uid, projectId, taskId });
  const isFixed = ['text', 'test', 'threshold', 'tries', 'passes', 'due'].some((name) =>
    Object.hasOwn(change, name),
  );
  if (task.done_at !== null && isFixed)
    throw new AppError('request/invalid', {
      problem: 'This task is done, and stays as it was.',
      field: 'text',
    });
  const columns = toColumns(change);
  if (Object.keys(columns).length > 0)
    await updateRow(deps.db.query, uid, taskId, { ...columns, updated_at: deps.clock() });
  return toTask(await getTask(deps.db.query, { uid, projectId, taskId }));
}
