import { AppError, type Person } from '@slipway/core';
import { getTool, type ToolId } from '@slipway/tools';
import type { Queries } from '../../db/client.ts';
import { isPremium } from '../billing/is-premium.ts';
import { leaseMs } from './lease.ts';
import { type CreditDeps, record, withAccount } from './ledger.ts';
import { type Account, getRunByKey, insertHold, insertRun, type Run } from './store.ts';
import { inTurn } from './turns.ts';

interface RunRequest {
  /** Null when nobody is signed in. */
  readonly person: Pick<Person, 'uid'> | null;
  readonly toolId: ToolId;
  /** One per wish of the person: a repeated request carries the same. */
  readonly idempotencyKey: string;
  /** Digest of what was asked, so that a key cannot stand for two things. */
  readonly bodyHash: string;
  /**
   * For a run that is new: the charged one whose price covers it as well, or null. Asked while the account is locked, so that
   * no two runs are covered by the same last place.
   */
  readonly findCover?: (trx: Queries) => Promise<string | null>;
  /** Written in the same transaction, for a run that is new. */
  readonly also?: (trx: Queries, runId: string) => Promise<void>;
}

export interface Reservation {
  readonly runId: string;
  /** Only the caller for whom this is true does the work; the others wait for its end. */
  readonly isFresh: boolean;
  readonly status: Run['status'];
  /** JSON, once it is done. */
  readonly result: string | null;
  readonly errorCode: string | null;
}

/** Takes the price out of reach before any work is done. Ends in `postRun` or `voidRun`, or the sweep settles it. */
export async function reserveRun(deps: CreditDeps, request: RunRequest): Promise<Reservation> {
  if (!request.person) throw new AppError('tool/signed-out');
  const { uid } = request.person;
  return inTurn(deps, uid, () => reserve(deps, uid, request));
}

async function reserve(deps: CreditDeps, uid: string, request: RunRequest): Promise<Reservation> {
  const visit = { uid, zone: null, isPremium: await isPremium(deps, uid) };
  const cost = visit.isPremium ? 0 : getTool(request.toolId).cost;
  return withAccount(deps, visit, async (trx, account) => {
    const run = await insertRun(trx, newRun(deps, uid, request));
    if (!run) return repeat(await getRunByKey(trx, uid, request.idempotencyKey), request);
    const coveredBy = cost > 0 ? ((await request.findCover?.(trx)) ?? null) : null;
    const price = coveredBy === null ? cost : 0;
    if (account.available < price)
      throw new AppError('tool/insufficient-credits', { needed: price, available: account.available });
    await hold(deps, trx, account, run, { amount: price, coveredBy });
    await request.also?.(trx, run.id);
    return toReservation(run, true);
  });
}

function newRun(deps: CreditDeps, uid: string, { idempotencyKey, bodyHash, toolId }: RunRequest): Run {
  return {
    id: deps.ids.next(),
    user_id: uid,
    idem_key: idempotencyKey,
    body_hash: bodyHash,
    tool: toolId,
    status: 'running',
    result: null,
    error_code: null,
    created_at: deps.clock(),
    finished_at: null,
  };
}

function repeat(run: Run, { bodyHash, toolId }: RunRequest): Reservation {
  if (run.body_hash !== bodyHash || run.tool !== toolId) throw new AppError('tool/key-reused');
  return toReservation(run, false);
}

async function hold(
  deps: CreditDeps,
  trx: Queries,
  account: Account,
  run: Run,
  { amount, coveredBy }: { readonly amount: number; readonly coveredBy: string | null },
): Promise<void> {
  await insertHold(trx, {
    run_id: run.id,
    account_id: account.id,
    tool: run.tool,
    amount,
    day: account.day,
    state: 'held',
    holder: deps.processId,
    expires_at: deps.clock() + leaseMs,
    settled_at: null,
    delivered_at: null,
    covered_by: coveredBy,
  });
  if (amount === 0) return;
  await record(
    deps,
    trx,
    account,
    { type: 'hold', amount, day: account.day },
    { key: `hold:${run.id}`, reason: 'Reserved for a run', tool: run.tool, runId: run.id },
  );
}

function toReservation(run: Run, isFresh: boolean): Reservation {
  const { id, status, result, error_code } = run;
  return { runId: id, isFresh, status, result, errorCode: error_code };
}
