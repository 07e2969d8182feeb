import type { Queries } from '../../db/client.ts';
import { lockRecord } from './store.ts';

/**
 * Whoever changes several things of a project takes its record first, then tasks, results and the project itself: all in one order, so
 * that no two wait for each other. False when the project is gone.
 */
export async function holdRecord(
  trx: Queries,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
): Promise<boolean> {
  return (await lockRecord(trx, uid, projectId)) !== undefined;
}
