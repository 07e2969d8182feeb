import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { hashMailbox } from './mailbox-hash.ts';
import { findDepartureRow, findEmail } from './store.ts';

/** By then every zone has seen a new day, and the one change of zone in 24 hours is free again. */
export const lotLastsMs = 3 * 24 * 60 * 60_000;

interface Departure {
  readonly trialStartsAt: number | null;
  /** What was left when this mailbox's account was deleted; null when that no longer matters. */
  readonly lot: Lot | null;
}

export interface Lot {
  readonly credits: number;
  readonly day: string;
  readonly zone: string | null;
  readonly zone_changed_at: number | null;
}

export async function findDeparture(
  deps: Pick<Deps, 'config' | 'clock'>,
  db: Queries,
  email: string,
): Promise<Departure> {
  const row = await findDepartureRow(db, hashMailbox(deps.config.authSecret, email));
  if (!row) return { trialStartsAt: null, lot: null };
  const { credits, day, zone, zone_changed_at } = row;
  const isOver = row.left_at + lotLastsMs <= deps.clock();
  const lot = isOver || credits === null || day === null ? null : { credits, day, zone, zone_changed_at };
  return { trialStartsAt: row.trial_starts_at, lot };
}

/** For somebody who is here again, by their id. */
export async function findDepartureOf(
  deps: Pick<Deps, 'config' | 'clock'>,
  db: Queries,
  uid: string,
): Promise<Departure> {
  const email = await findEmail(db, uid);
  return email === null ? { trialStartsAt: null, lot: null } : findDeparture(deps, db, email);
}
