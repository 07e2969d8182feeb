import type { Task } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Step } from '@slipway/record';
import type { Queries } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { readCards } from '../card/read-cards.ts';
import { getForWriting } from '../get-project.ts';
import { countItems } from '../items/store.ts';
import { lockProject } from '../store.ts';
import { touchProject } from '../touch-project.ts';
import { findStepTask, findTaskByKey, insertTask, type TaskRow } from './store.ts';
import { type TaskChange, toColumns } from './task-change.ts';
import { toTask } from './task-view.ts';

const tasksMax = 1000;
const dayMs = 24 * 60 * 60_000;

interface NewTask extends TaskChange {
  readonly fromStep?: true | undefined;
  readonly idempotencyKey: string | null;
}
interface Whose {
  readonly uid: string;
  readonly projectId: string;
}

/** By hand, or what the next step says to do: of a step there is one open task, whoever presses how often. */
export async function addTask(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'tools'>,
  { uid, projectId }: Whose,
  { fromStep, idempotencyKey, ...change }: NewTask,
): Promise<Task> {
  const project = await getForWriting(deps, uid, projectId);
  const step = fromStep === true ? (await readCards(deps, uid, [project]))[0]?.step : undefined;
  const text = change.text ?? step?.text;
  if (text === undefined)
    throw new AppError('request/invalid', { problem: 'The task is missing.', field: 'text' });
  const at = deps.clock();
  return deps.db.transaction(async (trx) => {
    // Two that press at once wait for each other here.
    if (!(await lockProject(trx, uid, projectId))) throw new AppError('project/not-found');
    const known = await findMade(trx, { uid, projectId }, { step, idempotencyKey });
    if (known) return toTask(known);
    if ((await countItems(trx, 'project_task', uid, projectId)) >= tasksMax)
      throw new AppError('request/invalid', {
        problem: `This project has ${tasksMax} tasks. Delete one to make room.`,
        field: '',
      });
    const row = await insertTask(trx, {
      ...columnsOf(step, at),
      ...toColumns(change),
      id: deps.ids.next(),
      project_id: projectId,
      user_id: uid,
      text,
      created_at: at,
      updated_at: at,
      idem_key: idempotencyKey,
    });
    await touchProject(trx, { uid, projectId }, { at });
    return toTask(row);
  });
}

async function findMade(
  trx: Queries,
  { uid, projectId }: Whose,
  { step, idempotencyKey }: { readonly step: Step | undefined; readonly idempotencyKey: string | null },
): Promise<TaskRow | undefined> {
  const ofStep = step && (await findStepTask(trx, uid, projectId, step.key));
  return ofStep ?? (idempotencyKey === null ? undefined : await findTaskByKey(trx, uid, idempotencyKey));
}

function columnsOf(step: Step | undefined, at: number) {
  return {
    why: step?.why ?? null,
    test: step?.test ?? null,
    threshold: step?.threshold ?? null,
    tries: step?.tries ?? null,
    passes: step?.passes ?? null,
    due: step === undefined ? null : new Date(at + step.dueDays * dayMs).toISOString().slice(0, 10),
    owner: null,
    step_key: step?.key ?? null,
    proves: step?.proves ?? null,
    done_at: null,
    outcome: null,
  };
}
