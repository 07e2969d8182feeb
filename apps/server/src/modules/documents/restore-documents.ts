import type { Deps } from '../../deps.ts';
import { type Body, unpackBody } from './body.ts';
import type { DocumentStore, Stored } from './document-store.ts';
import { kinds } from './kinds.ts';
import { partPath } from './paths.ts';
import { findTied, hasRow, insertRows, insertTie } from './store.ts';

interface Restored {
  readonly people: number;
  readonly documents: number;
  /** Here already, and left as they are: SQL is the system of record. */
  readonly kept: number;
  /** What could not be brought back, and why. */
  readonly failed: readonly string[];
}

interface Found {
  readonly kind: string;
  readonly id: string;
  readonly body: Body;
}

/** Brings back what is in the hosted database and not here: each person in one transaction, projects before what hangs on them. */
export async function restoreDocuments(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  store: DocumentStore,
): Promise<Restored> {
  let [people, documents, kept] = [0, 0, 0];
  const failed: string[] = [];
  for await (const profile of store.list('people')) {
    const subject = profile.path.slice('people/'.length);
    const found = await collect(store, profile, failed);
    try {
      const brought = await deps.db.transaction(async (trx) => {
        const uid = await restorePerson(deps, trx, subject, found[0]);
        let count = 0;
        for (const each of found.slice(1)) if (await restoreDocument(trx, uid, each)) count += 1;
        return count;
      });
      people += 1;
      documents += brought;
      kept += found.length - 1 - brought;
    } catch (error) {
      failed.push(`people/${subject}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { people, documents, kept, failed };
}

type Trx = Parameters<Parameters<Deps['db']['transaction']>[0]>[0];

/** The profile first; then every kind in the order of the list. */
async function collect(store: DocumentStore, profile: Stored, failed: string[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  const add = async (kind: string, stored: Stored) => {
    const body = await readWhole(store, stored);
    const id = stored.path.slice(stored.path.lastIndexOf('/') + 1);
    if (body === null) failed.push(`${stored.path}: not readable`);
    else found.push({ kind, id, body });
  };
  await add('profile', profile);
  if (found.length === 0) return [];
  for (const { kind, collection } of kinds) {
    if (collection === null) continue;
    for await (const stored of store.list(`${profile.path}/${collection}`)) await add(kind, stored);
  }
  return found;
}

async function readWhole(store: DocumentStore, { path, fields }: Stored): Promise<Body | null> {
  const texts = [fields.body];
  for (let part = 1; part <= Number(fields.parts ?? 0); part += 1)
    texts.push((await store.read(partPath(path, part)))?.fields.body ?? null);
  return texts.every((text) => typeof text === 'string') ? unpackBody(texts) : null;
}

/** Who has signed in again since is that person, whatever the row was called before. */
async function restorePerson(
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  trx: Trx,
  subject: string,
  profile: Found | undefined,
): Promise<string> {
  const tied = await findTied(trx, subject);
  if (tied !== null) return tied;
  const [row] = profile?.body.auth_user ?? [];
  const uid = row?.id;
  if (row === undefined || typeof uid !== 'string') throw new Error('there is no profile');
  if (!(await hasRow(trx, 'auth_user', uid))) await insertRows(trx, 'auth_user', [row]);
  await insertTie(trx, { id: ids.next(), uid, subject }, new Date(clock()).toISOString());
  return uid;
}

async function restoreDocument(trx: Trx, uid: string, { kind, id, body }: Found): Promise<boolean> {
  const rows = kinds.find((each) => each.kind === kind)?.rows ?? [];
  const [root] = rows;
  if (root === undefined || (await hasRow(trx, root[0], id))) return false;
  for (const [table] of rows)
    await insertRows(
      trx,
      table,
      (body[table] ?? []).map((row) => ({ ...row, user_id: uid, ...unpublished(table) })),
    );
  return true;
}

/** What visitors saw is not among the documents: the address is kept, and the owner publishes again. */
function unpublished(table: string): Readonly<Record<string, unknown>> {
  return table === 'page_publication' ? { published_at: null } : {};
}
