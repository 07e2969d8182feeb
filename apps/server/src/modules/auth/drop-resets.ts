import type { Queries } from '../../db/client.ts';
import { deleteResets } from './store.ts';

/** Makes every reset link void that is still in a mailbox: it was asked for under the password that is gone. */
export async function dropResets(trx: Queries, uid: string): Promise<void> {
  await deleteResets(trx, uid);
}
