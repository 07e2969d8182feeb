import { switchDocumentTriggers } from '../../db/document-triggers.ts';
import type { Deps } from '../../deps.ts';
import { away, came, watched } from './kinds.ts';
import { noteEveryone } from './store.ts';

/**
 * At start-up. With the hosted backend every change of a document is noted from here on; what changed before, in embedded
 * mode or under an older release, is noted once. In embedded mode nothing is noted but who is known there: what they delete
 * meanwhile is looked for when the hosted backend is back. A database that was lost has no such note, so nothing is removed
 * for it.
 */
export async function openOutbox({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const isHosted = config.hosted !== null;
  await switchDocumentTriggers(db, isHosted ? watched : [], (trx) =>
    noteEveryone(trx, isHosted ? came : away),
  );
}
