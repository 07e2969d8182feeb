import { AppError } from '@slipway/core';
import type { Queries } from '../../db/client.ts';
import { keepUser } from '../../db/keep-user.ts';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';

export interface Sender {
  readonly ip: string;
  /** Null when nobody is signed in. */
  readonly uid: string | null;
}

/** Stores what the sender sent; nothing of a person who leaves at this moment. */
export async function storeFrom<T>(
  deps: Pick<Deps, 'db'>,
  uid: string | null,
  store: (trx: Queries) => Promise<T>,
): Promise<T> {
  return deps.db.transaction(async (trx) => {
    if (uid !== null && !(await keepUser(trx, deps.db.engine, uid))) throw new AppError('profile/no-user');
    return store(trx);
  });
}

/** Anybody may type any address: one that is typed elsewhere must not use up this sender's turns. */
export function pairKey(email: string, ip: string): string {
  return `${email}\n${addressKey(ip)}`;
}
