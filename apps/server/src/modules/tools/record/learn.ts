import { ideaIn, ideaOf, isSameIdea, mergeFacts, mergeReading, mergeRecord } from '@slipway/record';
import type { Report } from '@slipway/report';
import { keptOf, listLearnt } from '@slipway/tools';
import { listRead, nameIn } from '@slipway/tools/idea';
import type { Queries } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { nameAfterIdea } from '../../projects/name-after-idea.ts';
import { changeRecord } from '../../record/change-record.ts';
import { holdRecord } from '../../record/hold-record.ts';
import type { Job } from '../job.ts';
import { setResult } from '../results/store.ts';

type Learnt = Pick<Job, 'runId' | 'uid' | 'projectId' | 'tool' | 'input' | 'kept'> & {
  readonly report: Report;
  readonly basis: unknown;
};

/**
 * Keeps what a finished run told, read and found about the company, in the transaction that finishes it; it is its project's result of
 * this tool from now on. Facts about an idea that was not told could be filled in beside any: they are not kept.
 */
export async function learn(
  trx: Queries,
  deps: Pick<Deps, 'clock'>,
  { runId, uid, projectId, tool, input, kept, report, basis }: Learnt,
): Promise<void> {
  if (projectId === null || !(await holdRecord(trx, { uid, projectId }))) return;
  await setResult(trx, { project_id: projectId, tool: tool.id, user_id: uid, run_id: runId });
  if (tool.engine.fields.some(({ name }) => name === 'idea') && input.idea === undefined) return;
  const at = new Date(deps.clock()).toISOString();
  const result = { toolId: tool.id, runId, input, at };
  const record = await changeRecord(trx, deps, { uid, projectId }, { runId }, (known) => {
    const told = mergeRecord(known, tool.id, keptOf(tool.engine.fields, input), at, kept);
    const idea = ideaIn(input);
    // The record has another idea by now: nothing that was read or found for this one belongs in it.
    if (idea !== null && !isSameIdea(idea, ideaOf(told))) return told;
    return mergeFacts(
      mergeReading(told, listRead(basis), at),
      result,
      listLearnt(tool.engine, { report, input, basis }),
    );
  });
  const name = nameIn(basis);
  const isItsIdea = record !== null && isSameIdea(ideaIn(input), ideaOf(record));
  if (name !== null && isItsIdea) await nameAfterIdea(trx, { uid, projectId }, name);
}
