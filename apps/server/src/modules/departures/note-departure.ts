import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findDeparture, type Lot } from './find-departure.ts';
import { hashMailbox } from './mailbox-hash.ts';
import { findLot, findTrialStart, noLot, putDeparture } from './store.ts';

/**
 * Leaves a mark of what this mailbox has used, under a keyed hash, while the account is being deleted. Who comes back
 * continues: leaving is no way to ten new credits or to a second trial.
 */
export async function noteDeparture(
  deps: Pick<Deps, 'config' | 'clock'>,
  trx: Queries,
  user: { readonly id: string; readonly email: string },
): Promise<void> {
  const before = await findDeparture(deps, trx, user.email);
  const lot = await findLot(trx, user.id);
  const trialStartsAt = before.trialStartsAt ?? (await findTrialStart(trx, user.id));
  const kept = lot && before.lot ? less(lot, before.lot) : (lot ?? before.lot);
  if (trialStartsAt === null && kept === null) return;
  await putDeparture(trx, {
    mailbox_hash: hashMailbox(deps.config.authSecret, user.email),
    left_at: deps.clock(),
    trial_starts_at: trialStartsAt,
    ...(kept ?? noLot),
  });
}

/** Two accounts of one mailbox leave on one day: the mark is that of the one who used more. */
function less(one: Lot, other: Lot): Lot {
  if (one.day !== other.day) return one.day > other.day ? one : other;
  return one.credits <= other.credits ? one : other;
}
