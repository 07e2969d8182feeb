import type { Queries } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { forget } from '../../record/forget.ts';
import { holdRecord } from '../../record/hold-record.ts';
import { dropResult } from '../results/drop-result.ts';
import { listInputs, type SheetRow } from '../store.ts';

/** What is told only in older runs than these is asked for again. */
const runsMax = 500;

/** Takes along what only this run, which the transaction has deleted, said and found in its project. */
export async function forgetSaid(
  trx: Queries,
  deps: Pick<Deps, 'clock'>,
  { user_id: uid, run_id: runId, project_id: projectId, tool, input }: SheetRow,
): Promise<void> {
  if (projectId === null || !(await holdRecord(trx, { uid, projectId }))) return;
  await dropResult(trx, { uid, runId, projectId, tool });
  const others = await listInputs(trx, uid, projectId, runsMax);
  await forget(trx, deps, {
    uid,
    runId,
    projectId,
    input: JSON.parse(input),
    others: others.map((text) => JSON.parse(text)),
  });
}
