import { AppError } from '@slipway/core';
import {
  dailyCredits,
  defaultZone,
  emptyBalance,
  findDueReset,
  localDateIn,
  type Movement,
  mayChangeZone,
  move,
  movements,
  reasons,
  resetMovements,
} from '@slipway/credits';
import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findDepartureOf } from '../departures/find-departure.ts';
import {
  type Account,
  hasLot,
  insertAccount,
  insertEntry,
  keepUser,
  lockAccount,
  moveAccount,
  updateZone,
} from './store.ts';

export type CreditDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'ids' | 'processId'>;

interface Note {
  /** What may be recorded only once. */
  readonly key: string;
  readonly reason: string;
  readonly tool?: string;
  readonly runId?: string;
}

/** Writes one movement: the account's new end and the entry that explains it, or neither. */
export async function record(
  deps: CreditDeps,
  trx: Queries,
  account: Account,
  movement: Movement,
  note: Note,
): Promise<Account> {
  const { type, amount, day } = movement;
  const after = move(account, movement);
  const at = deps.clock();
  const times = { updated_at: at, reset_at: type === 'reset' ? at : account.reset_at };
  const moved = await moveAccount(trx, account, after, times);
  if (!moved) throw new Error('A credit account moved while it was locked.');
  await insertEntry(trx, {
    id: `txn_${deps.ids.next()}`,
    key: note.key,
    account_id: account.id,
    seq: moved.seq,
    ...movements[type],
    amount,
    type,
    reason: note.reason,
    tool: note.tool ?? null,
    run_id: note.runId ?? null,
    day,
    balance_after: moved.balance,
    at,
  });
  return moved;
}

export interface Visit {
  readonly uid: string;
  readonly isPremium: boolean;
  /** Canonical; null when the caller told none. */
  readonly zone: string | null;
}

/**
 * One transaction on a person's account: there, locked, in its zone and in today's lot before `work` begins.
 * `granted` is true for the one caller whose transaction made the first grant.
 */
export async function withAccount<T>(
  deps: CreditDeps,
  visit: Visit,
  work: (trx: Queries, account: Account, granted: boolean) => Promise<T>,
): Promise<T> {
  return deps.db.transaction(async (trx) => {
    if (!(await keepUser(trx, deps.db.engine, visit.uid))) throw new AppError('profile/no-user');
    const { account, granted } = await openAccount(deps, trx, visit);
    const placed = await placeInZone(deps, trx, account, visit.zone);
    // Premium skips the reset (specification, section 4).
    return work(trx, visit.isPremium ? placed : await resetIfDue(deps, trx, placed), granted);
  });
}

interface Opened {
  readonly account: Account;
  readonly granted: boolean;
}

export async function openAccount(deps: CreditDeps, trx: Queries, { uid, zone }: Visit): Promise<Opened> {
  const known = await lockAccount(trx, 'user_id', uid);
  if (known) return { account: known, granted: false };
  const now = deps.clock();
  // Somebody who deleted their account and is back goes on where they left: same day, same zone, same rest.
  const { lot } = await findDepartureOf(deps, trx, uid);
  const day = lot?.day ?? localDateIn(zone ?? defaultZone, now);
  const opened = await insertAccount(trx, {
    id: deps.ids.next(),
    user_id: uid,
    zone: lot ? lot.zone : zone,
    zone_changed_at: lot ? lot.zone_changed_at : zone === null ? null : now,
    ...emptyBalance(day),
    reset_at: now,
    updated_at: now,
  });
  // Somebody else opened it at the same moment, and is done: the insert has waited for them.
  if (!opened) return openAccount(deps, trx, { uid, zone, isPremium: false });
  const grant = { type: 'grant', amount: dailyCredits, day } as const;
  const note = { key: `grant:${opened.id}`, reason: reasons.grant };
  const account = await record(deps, trx, opened, grant, note);
  const used = lot ? dailyCredits - lot.credits : 0;
  if (used <= 0) return { account, granted: lot === null };
  const expire = { type: 'expire', amount: used, day } as const;
  const left = { key: `departed:${opened.id}`, reason: 'Used before leaving' };
  return { account: await record(deps, trx, account, expire, left), granted: false };
}

async function placeInZone(
  deps: CreditDeps,
  trx: Queries,
  account: Account,
  zone: string | null,
): Promise<Account> {
  const now = deps.clock();
  const state = { zone: account.zone, changedAtMs: account.zone_changed_at };
  if (zone === null || !mayChangeZone(state, zone, now)) return account;
  await updateZone(trx, account.id, zone, now);
  return { ...account, zone, zone_changed_at: now };
}

async function resetIfDue(deps: CreditDeps, trx: Queries, account: Account): Promise<Account> {
  const today = findDueReset(account.day, account.zone ?? defaultZone, deps.clock());
  // A date has one lot. One that was issued while the clock was wrong is not issued again.
  if (today === null || (await hasLot(trx, account.id, today))) return account;
  let current = account;
  for (const movement of resetMovements(account, today, dailyCredits))
    current = await record(deps, trx, current, movement, {
      key: `${movement.type}:${account.id}:${today}`,
      reason: reasons.reset,
    });
  return current;
}
