import type { Deps } from '../../deps.ts';
import { deleteOtherSessions } from './store.ts';

/** How many were ended. */
export async function revokeOtherSessions(
  deps: Pick<Deps, 'db'>,
  uid: string,
  currentId: string,
): Promise<number> {
  return deleteOtherSessions(deps.db.query, uid, currentId);
}
