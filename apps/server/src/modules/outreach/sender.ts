import type { Queries } from '../../db/client.ts';
import { keepUser } from '../../db/keep-user.ts';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';

export interface Sender {
  readonly ip: string;
  /** Null when nobody is signed in. */
  readonly uid: string | null;
}

/** Stores what was sent as the sender's own; as nobody's when they are leaving at this moment. */
export async function storeOwned(
  deps: Pick<Deps, 'db'>,
  uid: string | null,
  store: (trx: Queries, owner: string | null) => Promise<unknown>,
): Promise<void> {
  await deps.db.transaction(async (trx) => {
    const isHere = uid !== null && (await keepUser(trx, deps.db.engine, uid));
    await store(trx, isHere ? uid : null);
  });
}

/** Anybody may type any address: one that is typed elsewhere must not use up this sender's turns. */
export function pairKey(email: string, ip: string): string {
  return `${email}\n${addressKey(ip)}`;
}
