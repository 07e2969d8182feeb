import type { Slot } from '@slipway/record';
import type { Queries } from '../../db/client.ts';
import { listChangesOfFacts } from './store.ts';

/** Every change of these facts that the history still has, oldest first. */
export async function listFactChanges(
  db: Queries,
  uid: string,
  projectId: string,
  facts: readonly string[],
): Promise<readonly { readonly fact: string; readonly slot: Slot | null; readonly at: string }[]> {
  const rows = await listChangesOfFacts(db, uid, projectId, facts);
  return rows.map(({ fact, slot, at }) => ({
    fact,
    slot: slot === null ? null : JSON.parse(slot),
    at: new Date(at).toISOString(),
  }));
}
