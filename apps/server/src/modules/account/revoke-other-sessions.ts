import type { Deps } from '../../deps.ts';
import { deleteOtherSessions, noteSignedOut } from './store.ts';

/** How many were ended. */
export async function revokeOtherSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  uid: string,
  currentId: string,
): Promise<number> {
  return db.transaction(async (trx) => {
    await noteSignedOut(trx, uid, clock());
    return deleteOtherSessions(trx, uid, currentId);
  });
}
