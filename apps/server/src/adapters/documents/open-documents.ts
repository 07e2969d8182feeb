import type { Config } from '../../config.ts';
import type { Log } from '../../deps.ts';
import type { DocumentStore } from '../../modules/documents/document-store.ts';
import { ownerToken, serviceAccountTokens } from './access-token.ts';
import { makeFirestore } from './firestore.ts';

/** Null where nothing can be written: in embedded mode, and without a service account, which the log then says. */
export function openDocuments(
  { hosted }: Pick<Config, 'hosted'>,
  clock: () => number,
  log: Log,
): DocumentStore | null {
  if (hosted === null) return null;
  const { firestoreEmulator, authEmulator, serviceAccountFile } = hosted;
  if (serviceAccountFile !== null)
    return makeFirestore(hosted, serviceAccountTokens(serviceAccountFile, clock));
  if (firestoreEmulator !== null && authEmulator !== null) return makeFirestore(hosted, ownerToken);
  log.warn('documents wait in the outbox: GOOGLE_APPLICATION_CREDENTIALS is not set');
  return null;
}
