import type { Deps } from '../../deps.ts';
import { findUid } from './store.ts';

/** Whether this is the address the person signed up with; verified or not. */
export async function ownsAddress(
  deps: Pick<Deps, 'db'>,
  uid: string | null,
  email: string,
): Promise<boolean> {
  return uid !== null && (await findUid(deps.db.query, email)) === uid;
}
