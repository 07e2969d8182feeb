import type { Deps } from '../../deps.ts';
import { packBody } from './body.ts';
import type { DocumentStore, DocumentWrite, Stored } from './document-store.ts';
import { came, kinds, left } from './kinds.ts';
import { documentPath, partPath, personPath } from './paths.ts';
import { deleteNotes, findNext, findTie, findTied, type Noted, noteAll, readBody } from './store.ts';

type DeliverDeps = Pick<Deps, 'db'>;

/** How often a document that others change at the same moment is read again. */
const triesMax = 5;

/** Brings the person's next document there. False when none waits. The note goes only after the write: at least once. */
export async function deliverNext(deps: DeliverDeps, store: DocumentStore, uid: string): Promise<boolean> {
  const next = await findNext(deps.db.query, uid);
  if (next === null) return false;
  if (next.kind === left) await removePerson(deps, store, next.id);
  else if (next.kind === came) await noteAll(deps.db.query, uid);
  else await writeDocument(deps, store, next);
  await deleteNotes(deps.db.query, next.seqs);
  return true;
}

/**
 * Looks there first, reads here second, and writes only if nothing was written there in between: what is stored is
 * never older than what was, however many servers are at it and however long one of them was held up.
 */
async function writeDocument({ db }: DeliverDeps, store: DocumentStore, noted: Noted): Promise<void> {
  const subject = await findTie(db.query, noted.user_id);
  // Left, or never at the hosted backend: there is no one there who could read it.
  if (subject === null) return;
  const path = documentPath(subject, noted.kind, noted.id);
  for (let tries = 0; tries < triesMax; tries += 1) {
    const stored = await store.find(path);
    const body = await db.transaction((trx) => readBody(trx, noted));
    const packed = body && packBody(noted.kind, body);
    const writes = packed
      ? [
          { path, fields: packed.fields, seen: stored?.version ?? null },
          ...packed.rest.map((text, index) => ({ path: partPath(path, index + 1), fields: { body: text } })),
          ...removeParts(path, packed.rest.length, partsOf(stored)),
        ]
      : removal(stored);
    if (writes.length === 0 || (await store.commit(writes))) return;
  }
  throw new Error('A document was changed by others again and again.');
}

function removal(stored: Stored | null): readonly DocumentWrite[] {
  if (stored === null) return [];
  const { path, version } = stored;
  return [{ path, fields: null, seen: version }, ...removeParts(path, 0, partsOf(stored))];
}

function removeParts(path: string, kept: number, there: number): readonly DocumentWrite[] {
  const surplus = Math.max(0, there - kept);
  return Array.from({ length: surplus }, (_, index) => ({
    path: partPath(path, kept + index + 1),
    fields: null,
  }));
}

function partsOf(stored: Stored | null): number {
  const parts = stored?.fields.parts;
  return typeof parts === 'number' ? parts : 0;
}

/** Everything below the person, and the account at the provider. Who has come back by now is written anew. */
async function removePerson({ db }: DeliverDeps, store: DocumentStore, subject: string): Promise<void> {
  const path = personPath(subject);
  for (const { collection } of kinds) {
    if (collection === null) continue;
    for await (const stored of store.list(`${path}/${collection}`))
      await store.commit([
        { path: stored.path, fields: null },
        ...removeParts(stored.path, 0, partsOf(stored)),
      ]);
  }
  await store.commit([{ path, fields: null }]);
  const tied = await findTied(db.query, subject);
  if (tied === null) await store.removeAccount(subject);
  else await noteAll(db.query, tied);
}
