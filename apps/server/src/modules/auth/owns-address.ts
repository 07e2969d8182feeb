import type { Queries } from '../../db/client.ts';
import { findUid } from './store.ts';

/** Whether this is the address the person signed up with; verified or not. */
export async function ownsAddress(db: Queries, uid: string | null, email: string): Promise<boolean> {
  return uid !== null && (await findUid(db, email)) === uid;
}
