import type { Queries } from '../../db/client.ts';
import { deleteRun } from './store.ts';

/** Removes a finished run with everything that hangs on it. What it cost stays in the books. False when there is none. */
export function forgetRun(
  trx: Queries,
  { uid, runId }: { readonly uid: string; readonly runId: string },
): Promise<boolean> {
  return deleteRun(trx, uid, runId);
}
