import type { CreditBalance } from '@slipway/contracts';
import { AppError, type Person } from '@slipway/core';
import {
  defaultZone,
  findDueReset,
  findZone,
  mayChangeZone,
  nextMidnight,
  nextResetMs,
} from '@slipway/credits';
import { isPremium } from '../billing/is-premium.ts';
import { type CreditDeps, type Visit, withAccount } from './ledger.ts';
import { type Account, findAccount } from './store.ts';
import { inTurn } from './turns.ts';

/** Grants the first credits, keeps the zone and resets a day that has turned; else it only reads. */
export async function readCredits(
  deps: CreditDeps,
  { person, zone }: { person: Pick<Person, 'uid'>; zone?: string | undefined },
): Promise<CreditBalance> {
  const visit: Visit = {
    uid: person.uid,
    zone: zone === undefined ? null : getZone(zone),
    isPremium: await isPremium(deps, person.uid),
  };
  const known = await findAccount(deps.db.query, person.uid);
  const { account, granted } =
    known && !needsWriting(known, visit, deps.clock())
      ? { account: known, granted: false }
      : await inTurn(deps, person.uid, () =>
          withAccount(deps, visit, async (_trx, current, isFirst) => ({
            account: current,
            granted: isFirst,
          })),
        );
  return { ...toBalance(account, visit.isPremium, deps.clock()), granted };
}

/** As it stands, for a screen that only shows it: null where the first grant or a reset is due, which whoever asks for credits makes. */
export async function peekCredits(deps: CreditDeps, uid: string): Promise<CreditBalance | null> {
  const visit: Visit = { uid, zone: null, isPremium: await isPremium(deps, uid) };
  const known = await findAccount(deps.db.query, uid);
  if (!known || needsWriting(known, visit, deps.clock())) return null;
  return { ...toBalance(known, visit.isPremium, deps.clock()), granted: false };
}

function getZone(value: string): string {
  const zone = findZone(value);
  if (zone === null)
    throw new AppError('request/invalid', { problem: 'This time zone is not known.', field: 'zone' });
  return zone;
}

function needsWriting(account: Account, { zone, isPremium }: Visit, now: number): boolean {
  const state = { zone: account.zone, changedAtMs: account.zone_changed_at };
  if (zone !== null && mayChangeZone(state, zone, now)) return true;
  return !isPremium && findDueReset(account.day, account.zone ?? defaultZone, now) !== null;
}

function toBalance(account: Account, unlimited: boolean, now: number): Omit<CreditBalance, 'granted'> {
  const zone = account.zone ?? defaultZone;
  // A premium person's lot stands still, so its own next date may lie in the past.
  const next = unlimited ? nextMidnight(zone, now) : nextResetMs(account.day, zone, now);
  return {
    credits: account.available,
    lastReset: new Date(account.reset_at).toISOString(),
    updatedAt: new Date(account.updated_at).toISOString(),
    nextReset: new Date(next).toISOString(),
    unlimited,
  };
}
