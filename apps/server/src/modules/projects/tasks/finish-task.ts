import type { ProjectCard, Task } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { changeRecord } from '../../record/change-record.ts';
import { holdRecord } from '../../record/hold-record.ts';
import { keepEvidence } from '../../record/keep-evidence.ts';
import { recountScore } from '../../tools/recount-score.ts';
import type { ToolDeps } from '../../tools/tool-deps.ts';
import { getCard } from '../card/read-cards.ts';
import { getForWriting } from '../get-project.ts';
import { getTask } from './get-task.ts';
import { endTask } from './store.ts';
import { toTask } from './task-view.ts';

interface Whose {
  readonly uid: string;
  readonly projectId: string;
  readonly taskId: string;
  readonly device: string;
}
interface Outcome {
  readonly tried?: number | undefined;
  readonly did?: number | undefined;
  readonly reached?: boolean | undefined;
  readonly note?: string | null | undefined;
}

/**
 * Once: what was found out goes into the record as evidence, with the end of the task in one transaction; then the project's score is
 * counted again. Asked again it counts nothing twice, and makes up for a count that did not come about.
 */
export async function finishTask(
  deps: ToolDeps,
  { uid, projectId, taskId, device }: Whose,
  { tried = 0, did = 0, reached, note }: Outcome,
): Promise<{ task: Task; card: ProjectCard }> {
  await getForWriting(deps, uid, projectId);
  if (did > tried)
    throw new AppError('request/invalid', { problem: 'More did it than were tried.', field: 'did' });
  const { passes, threshold } = await getTask(deps.db.query, { uid, projectId, taskId });
  const passed =
    passes === null ? (threshold === null ? null : (reached ?? null)) : tried === 0 ? null : did >= passes;
  const outcome = { tried, did, note: note === '' || note === undefined ? null : note, passed };
  const at = deps.clock();
  await deps.db.transaction(async (trx) => {
    if (!(await holdRecord(trx, { uid, projectId }))) throw new AppError('project/not-found');
    const task = await endTask(trx, uid, taskId, { done_at: at, outcome: JSON.stringify(outcome) });
    if (!task) return;
    const from = { at: new Date(at).toISOString(), provenance: { kind: 'task' as const, taskId } };
    await changeRecord(trx, deps, { uid, projectId }, { device }, (known) =>
      keepEvidence(known, task.proves, outcome, from),
    );
  });
  await recountScore(deps, { uid, projectId }, `Evidence: ${did} of ${tried} did it`);
  const task = await getTask(deps.db.query, { uid, projectId, taskId });
  return { task: toTask(task), card: await getCard(deps, uid, projectId) };
}
