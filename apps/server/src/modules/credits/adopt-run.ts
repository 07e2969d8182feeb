import type { Queries } from '../../db/client.ts';
import { type CreditDeps, openAccount } from './ledger.ts';
import { getRun, insertHold, keepUser, type Run, updateRun } from './store.ts';

type End = Pick<Run, 'status' | 'error_code'>;

interface Adopted {
  readonly runId: string;
  readonly hasReport: boolean;
}

/**
 * For a run that was brought back after a loss: it was paid for in books that are gone, so it is settled here and costs nothing.
 * One that was under way then is over, with its report if that had left.
 */
export async function adoptRun(deps: CreditDeps, trx: Queries, { runId, hasReport }: Adopted): Promise<void> {
  const run = await getRun(trx, runId);
  await keepUser(trx, deps.db.engine, run.user_id);
  const { account } = await openAccount(deps, trx, { uid: run.user_id, zone: null, isPremium: false });
  const at = deps.clock();
  const { status, error_code } = run.status === 'running' ? endOf(hasReport) : run;
  if (run.status === 'running') await updateRun(trx, runId, { status, error_code, finished_at: at });
  await insertHold(trx, {
    run_id: runId,
    account_id: account.id,
    tool: run.tool,
    amount: 0,
    day: account.day,
    state: status === 'done' && error_code === null ? 'posted' : 'voided',
    holder: deps.processId,
    expires_at: at,
    settled_at: at,
    delivered_at: null,
    covered_by: null,
  });
}

function endOf(hasReport: boolean): End {
  return hasReport
    ? { status: 'done', error_code: 'tool/cut-short' }
    : { status: 'failed', error_code: 'tool/interrupted' };
}
