import { createHmac } from 'node:crypto';
import { keepUser } from '../../db/keep-user.ts';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';
import { deleteKnownAddresses, findUid, hasKnownAddress, putKnownAddress } from './store.ts';

const keptMs = 180 * 24 * 60 * 60_000;

type KnownDeps = Pick<Deps, 'config' | 'db' | 'clock'>;

/** After a success: from here on what others guess elsewhere does not lock this address out of this account. */
export async function rememberAddress(deps: KnownDeps, email: string, ip: string): Promise<void> {
  const now = deps.clock();
  const uid = await findUid(deps.db.query, email);
  if (uid === null) return;
  await deps.db.transaction(async (trx) => {
    if (!(await keepUser(trx, deps.db.engine, uid))) return;
    const row = { address_hash: hashOf(deps, email, ip), user_id: uid, seen_at: now };
    await putKnownAddress(trx, row, now - keptMs);
  });
}

/** Who was let in before may have been somebody else. */
export async function forgetAddresses(deps: KnownDeps, email: string): Promise<void> {
  const uid = await findUid(deps.db.query, email);
  if (uid !== null) await deleteKnownAddresses(deps.db.query, uid);
}

export async function isKnownAddress(deps: KnownDeps, email: string, ip: string): Promise<boolean> {
  return hasKnownAddress(deps.db.query, hashOf(deps, email, ip));
}

/** Keyed: there are few enough network addresses to try them all. */
function hashOf({ config }: Pick<Deps, 'config'>, email: string, ip: string): string {
  return createHmac('sha256', config.authSecret)
    .update(`known-address\n${email}\n${addressKey(ip)}`)
    .digest('base64url');
}
