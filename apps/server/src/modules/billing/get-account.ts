import { AppError } from '@slipway/core';
import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { type AccountRow, ensureAccount } from './store.ts';

export async function getAccount(db: Queries, deps: Pick<Deps, 'ids'>, uid: string): Promise<AccountRow> {
  const account = await ensureAccount(db, uid, deps.ids.next());
  if (!account) throw new AppError('profile/no-user');
  return account;
}
