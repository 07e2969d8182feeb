import type { Deps } from '../../deps.ts';
import { packBody } from './body.ts';
import type { DocumentStore, DocumentWrite } from './document-store.ts';
import { away, came, kinds, left } from './kinds.ts';
import { documentPath, listParts, personPath } from './paths.ts';
import { deleteNotes, findNext, findTie, findTied, hasRow, type Noted, noteAll, readBody } from './store.ts';

type DeliverDeps = Pick<Deps, 'db'>;

/** How often a document that others change at the same moment is read again. */
const triesMax = 5;
/** A request there can have 10 MiB; a part has 900 KB at most. */
const partsAtOnce = 8;

/** Brings the person's next document there. False when none waits. The note goes only after the write: at least once. */
export async function deliverNext(deps: DeliverDeps, store: DocumentStore, uid: string): Promise<boolean> {
  const next = await findNext(deps.db.query, uid);
  if (next === null) return false;
  if (next.kind === left) await removePerson(deps, store, next.id);
  else if (next.kind === away) await removeDeleted(deps, store, next.id);
  else if (next.kind === came) await noteAll(deps.db.query, uid);
  else await writeDocument(deps, store, next);
  await deleteNotes(deps.db.query, next.seqs);
  return true;
}

/**
 * Looks there first, reads here second, and writes only if nothing was written there in between: what is stored is
 * never older than what was, however many servers are at it and however long one of them was held up.
 */
async function writeDocument(deps: DeliverDeps, store: DocumentStore, noted: Noted): Promise<void> {
  const subject = await findTie(deps.db.query, noted.user_id);
  // Left, or never at the hosted backend: there is no one there who could read it.
  if (subject === null) return;
  const path = documentPath(subject, noted.kind, noted.id);
  for (let tries = 0; tries < triesMax; tries += 1) {
    const stored = await store.find(path);
    const body = await deps.db.transaction((trx) => readBody(trx, noted));
    // A row that is gone does not come back.
    if (body === null) return stored === null ? undefined : removeDocument(store, path);
    const { fields, rest } = packBody(noted.kind, body);
    const parts = listParts({ path, fields });
    // The parts first: whoever reads the document meanwhile finds those that it names.
    const texts = parts.map((part, index) => ({ path: part, fields: { body: rest[index] ?? '' } }));
    for (let at = 0; at < texts.length; at += partsAtOnce)
      await insist(store, texts.slice(at, at + partsAtOnce));
    const old = (stored === null ? [] : listParts(stored)).filter((part) => !parts.includes(part));
    if (await store.commit([{ path, fields, seen: stored?.version ?? null }, ...old.map(removal)])) return;
  }
  throw new Error('A document was changed by others again and again.');
}

/** Without a condition nothing is refused but what is asked too often: the note stays, and it is tried again. */
async function insist(store: DocumentStore, writes: readonly DocumentWrite[]): Promise<void> {
  if (!(await store.commit(writes))) throw new Error('The document database was busy.');
}

const removal = (path: string) => ({ path, fields: null });

/** After a time without the hosted backend: what was deleted in it, or the person who left in it. */
async function removeDeleted(deps: DeliverDeps, store: DocumentStore, subject: string): Promise<void> {
  const uid = await findTied(deps.db.query, subject);
  if (uid === null) return removePerson(deps, store, subject);
  for (const { collection, rows } of kinds) {
    const [table, key] = rows[0] ?? [];
    if (collection === null || table === undefined || key === undefined) continue;
    for await (const { path } of store.list(`${personPath(subject)}/${collection}`, 'names')) {
      const id = path.slice(path.lastIndexOf('/') + 1);
      if (!(await hasRow(deps.db.query, table, key, id))) await removeDocument(store, path);
    }
  }
}

/** Everything below the person, and the account at the provider. Who has come back by now is written anew. */
async function removePerson({ db }: DeliverDeps, store: DocumentStore, subject: string): Promise<void> {
  const path = personPath(subject);
  for (const { collection } of kinds) {
    if (collection === null) continue;
    for await (const stored of store.list(`${path}/${collection}`, 'names'))
      await removeDocument(store, stored.path);
  }
  await removeDocument(store, path);
  const tied = await findTied(db.query, subject);
  if (tied === null) await store.removeAccount(subject);
  else await noteAll(db.query, tied);
}

/** With all parts, those of a writing that was cut off too; itself last, so that none is left without it. */
async function removeDocument(store: DocumentStore, path: string): Promise<void> {
  const all: string[] = [];
  for await (const part of store.list(`${path}/parts`, 'names')) all.push(part.path);
  await insist(store, [...all, path].map(removal));
}
