import { type Movement, reasons, voidMovement } from '@slipway/credits';
import { isToolId, toolPrices } from '@slipway/tools';
import type { Queries } from '../../db/client.ts';
import { type CreditDeps, record } from './ledger.ts';
import { type Account, finishRun, type Hold, lockAccount, type Run, settleHold } from './store.ts';
import { inTurn } from './turns.ts';

export interface Settlement {
  readonly runId: string;
  readonly end: Pick<Run, 'result' | 'error_code'> & { readonly status: 'done' | 'failed' };
  /** Void only what nobody has renewed by then. */
  readonly expiredBy?: number;
}

/**
 * Any caller, any number of times: the hold's state decides who is first, in one statement. True for that one.
 * Locks in the order hold, account, run, as account deletion does from account on.
 */
export function settle(deps: CreditDeps, settlement: Settlement): Promise<boolean> {
  return inTurn(deps, settlement.runId, () => settleInTurn(deps, settlement));
}

async function settleInTurn(deps: CreditDeps, { runId, end, expiredBy }: Settlement): Promise<boolean> {
  return deps.db.transaction(async (trx) => {
    const at = deps.clock();
    const hold = await settleHold(trx, runId, end.status === 'done' ? 'posted' : 'voided', at, expiredBy);
    if (!hold) return false;
    if (hold.amount > 0) await moveHeld(deps, trx, hold);
    await finishRun(trx, runId, { ...end, finished_at: at });
    return true;
  });
}

async function moveHeld(deps: CreditDeps, trx: Queries, hold: Hold): Promise<void> {
  const account = await lockAccount(trx, 'id', hold.account_id);
  if (!account) throw new Error('A hold without its account.');
  const isPost = hold.state === 'posted';
  await record(deps, trx, account, isPost ? deduction(hold) : voidMovement(account, hold), {
    key: `${isPost ? 'post' : 'void'}:${hold.run_id}`,
    reason: reasonOf(hold, account),
    tool: hold.tool,
    runId: hold.run_id,
  });
}

function deduction({ amount, day }: Hold): Movement {
  return { type: 'deduction', amount, day };
}

function reasonOf(hold: Hold, account: Account): string {
  if (hold.state === 'posted')
    return reasons.deduction(isToolId(hold.tool) ? toolPrices[hold.tool].name : hold.tool);
  return hold.day === account.day ? 'Returned from a run' : 'Returned after its day had ended';
}
