import type { ErrorCode } from '@slipway/core';
import { type Movement, reasons, voidMovement } from '@slipway/credits';
import { getTool, isToolId } from '@slipway/tools';
import type { Queries } from '../../db/client.ts';
import { type CreditDeps, record } from './ledger.ts';
import {
  type Account,
  findOwner,
  type Hold,
  keepUser,
  lockAccount,
  type Run,
  settleHold,
  updateRun,
} from './store.ts';
import { inTurn } from './turns.ts';

interface Settlement {
  readonly runId: string;
  /** What becomes of the credits; a run can be done and yet cost nothing. */
  readonly hold: 'posted' | 'voided';
  readonly end: Pick<Run, 'result' | 'error_code'> & { readonly status: 'done' | 'failed' };
  /** Instead, for a run whose report has left: it is done, with what was kept of it then. */
  readonly ifDelivered?: { readonly hold: 'posted' | 'voided'; readonly errorCode: ErrorCode };
  /** Void only what nobody has renewed by then. */
  readonly expiredBy?: number;
  readonly also?: Also;
}

/** Written in the same transaction, by the one who settles and only if the run is still there. */
export type Also = (trx: Queries) => Promise<void>;

/**
 * Any caller, any number of times: the hold's state decides who is first, in one statement. True for that one.
 * Locks in the order hold, person, account, run, as account deletion does from the person on.
 */
export function settle(deps: CreditDeps, settlement: Settlement): Promise<boolean> {
  return inTurn(deps, settlement.runId, () => settleInTurn(deps, settlement));
}

async function settleInTurn(deps: CreditDeps, settlement: Settlement): Promise<boolean> {
  const { runId, end, ifDelivered, expiredBy, also } = settlement;
  const states = { state: settlement.hold, ifDelivered: ifDelivered?.hold ?? settlement.hold };
  return deps.db.transaction(async (trx) => {
    const at = deps.clock();
    const hold = await settleHold(trx, runId, states, at, expiredBy);
    if (!hold) return false;
    if (hold.amount > 0) await moveHeld(deps, trx, hold);
    const keeps = ifDelivered !== undefined && hold.delivered_at !== null;
    const last = keeps ? ({ status: 'done', error_code: ifDelivered.errorCode } as const) : end;
    if (await updateRun(trx, runId, { ...last, finished_at: at })) await also?.(trx);
    return true;
  });
}

async function moveHeld(deps: CreditDeps, trx: Queries, hold: Hold): Promise<void> {
  // Moving a locked account asks PostgreSQL for the person's row: too late, when they are leaving and wait for the account.
  const uid = await findOwner(trx, hold.account_id);
  if (uid !== null) await keepUser(trx, deps.db.engine, uid);
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
    return reasons.deduction(isToolId(hold.tool) ? getTool(hold.tool).name : hold.tool);
  return hold.day === account.day ? 'Returned from a run' : 'Returned after its day had ended';
}
