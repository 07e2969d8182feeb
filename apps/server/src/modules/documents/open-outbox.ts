import { switchDocumentTriggers } from '../../db/document-triggers.ts';
import type { Deps } from '../../deps.ts';
import { watched } from './kinds.ts';
import { noteAll } from './store.ts';

/**
 * At start-up. With the hosted backend every change of a document is noted from here on; what changed before, in embedded
 * mode or under an older release, is noted once. In embedded mode nothing of it is left in the database.
 */
export async function openOutbox({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const isHosted = config.hosted !== null;
  const isNew = await switchDocumentTriggers(db, watched, isHosted);
  if (isNew) await noteAll(db.query, null);
}
