import type { Task } from '@slipway/contracts';
import { toIso } from '../project-view.ts';
import type { TaskRow } from './store.ts';

export function toTask(row: TaskRow): Task {
  return {
    id: row.id,
    projectId: row.project_id,
    text: row.text,
    why: row.why,
    test: row.test,
    threshold: row.threshold,
    tries: row.tries,
    passes: row.passes,
    due: row.due,
    owner: row.owner,
    isStep: row.step_key !== null,
    createdAt: toIso(row.created_at),
    doneAt: row.done_at === null ? null : toIso(row.done_at),
    outcome: row.outcome === null ? null : JSON.parse(row.outcome),
  };
}
