import type { Queries } from '../../db/client.ts';
import { nameOf } from './project-id.ts';
import { renameUnnamed } from './store.ts';

/** A name that nobody gave follows what was read of the idea, and goes with it (null). */
export async function nameAfterIdea(
  trx: Queries,
  { uid, projectId }: { readonly uid: string; readonly projectId: string },
  name: string | null,
): Promise<void> {
  await renameUnnamed(trx, uid, projectId, name ?? nameOf(null));
}
