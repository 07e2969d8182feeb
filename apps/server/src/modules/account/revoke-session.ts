import { AppError } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { deleteSession, noteSignedOut } from './store.ts';

export async function revokeSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  id: string,
): Promise<void> {
  // No id is longer; and a NUL would be PostgreSQL's error instead of our answer.
  if (!/^[\w-]{1,64}$/.test(id)) throw new AppError('profile/session-not-found');
  await db.transaction(async (trx) => {
    if (!(await deleteSession(trx, uid, id))) throw new AppError('profile/session-not-found');
    await noteSignedOut(trx, uid, clock());
  });
}
