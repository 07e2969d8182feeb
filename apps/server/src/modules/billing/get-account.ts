import { AppError } from '@slipway/core';
import type { Queries } from '../../db/client.ts';
import { keepUser } from '../../db/keep-user.ts';
import type { Deps } from '../../deps.ts';
import { type AccountRow, ensureAccount } from './store.ts';

/** Part of a transaction, until whose end the person stays. */
export async function getAccount(
  trx: Queries,
  deps: Pick<Deps, 'db' | 'ids'>,
  uid: string,
): Promise<AccountRow> {
  const isHere = await keepUser(trx, deps.db.engine, uid);
  const account = isHere ? await ensureAccount(trx, uid, deps.ids.next()) : undefined;
  if (!account) throw new AppError('payment/signed-out');
  return account;
}
