import type { Task } from '@slipway/contracts';
import type { Deps } from '../../../deps.ts';
import { listDoneTasks, listOpenTasks } from './store.ts';
import { toTask } from './task-view.ts';

const most = 100;

export async function listTasks(
  { db }: Pick<Deps, 'db'>,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
): Promise<{ open: Task[]; done: Task[] }> {
  const open = await listOpenTasks(db.query, uid, { projectId, max: most });
  const done = await listDoneTasks(db.query, uid, projectId, most);
  return { open: open.map(toTask), done: done.map(toTask) };
}
