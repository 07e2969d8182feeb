import type { Queries } from '../../db/client.ts';
import { adoptRun } from '../credits/adopt-run.ts';
import type { CreditDeps } from '../credits/ledger.ts';
import { stopExperiment } from '../pages/experiment/stop-experiment.ts';
import { type Body, unpackBody } from './body.ts';
import type { DocumentStore, Stored } from './document-store.ts';
import { findKind, kinds } from './kinds.ts';
import { listParts } from './paths.ts';
import { findTied, hasRow, insertRows, insertTie, tryPart } from './store.ts';

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
  readonly path: string;
  readonly body: Body;
}

/** Brings back what is in the hosted database and not here: each person in one transaction, projects before what hangs on them. */
export async function restoreDocuments(deps: CreditDeps, store: DocumentStore): Promise<Restored> {
  let [people, documents, kept] = [0, 0, 0];
  const failed: string[] = [];
  for await (const profile of store.list('people')) {
    const [first, ...rest] = await collect(store, profile, failed);
    if (first === undefined) continue;
    try {
      const results = await deps.db.transaction(async (trx) => {
        const uid = await restorePerson(deps, trx, first);
        const each: Outcome[] = [];
        for (const found of rest) each.push(await tryDocument(deps, trx, uid, found));
        return each;
      });
      people += 1;
      documents += results.filter((result) => result === 'restored').length;
      kept += results.filter((result) => result === 'kept').length;
      failed.push(...results.filter((result) => result !== 'restored' && result !== 'kept'));
    } catch (error) {
      failed.push(`${profile.path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { people, documents, kept, failed };
}

/** The profile first; then every kind in the order of the list. */
async function collect(store: DocumentStore, profile: Stored, failed: string[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  const add = async (kind: string, stored: Stored) => {
    const body = await readWhole(store, stored);
    if (body === null) failed.push(`${stored.path}: not readable`);
    else found.push({ kind, path: stored.path, body });
  };
  await add('profile', profile);
  if (found.length === 0) return [];
  for (const { kind, collection } of kinds) {
    if (collection === null) continue;
    for await (const stored of store.list(`${profile.path}/${collection}`)) await add(kind, stored);
  }
  return found;
}

async function readWhole(store: DocumentStore, stored: Stored): Promise<Body | null> {
  const texts = [stored.fields.body];
  for (const path of listParts(stored)) texts.push((await store.read(path))?.fields.body ?? null);
  return texts.every((text) => typeof text === 'string') ? unpackBody(texts) : null;
}

/** Who has signed in again since is that person, whatever the row was called before. */
async function restorePerson(deps: CreditDeps, trx: Queries, { path, body }: Found): Promise<string> {
  const subject = lastName(path);
  const uid = (await findTied(trx, subject)) ?? (await insertPerson(deps, trx, subject, body));
  for (const [table, key] of findKind('profile')?.rows.slice(1) ?? [])
    if (!(await hasRow(trx, table, key, uid))) await insertRows(trx, table, ownedBy(uid, body[table]));
  return uid;
}

async function insertPerson(
  { clock, ids }: CreditDeps,
  trx: Queries,
  subject: string,
  body: Body,
): Promise<string> {
  const [row] = body.auth_user ?? [];
  const uid = row?.id;
  if (row === undefined || typeof uid !== 'string') throw new Error('there is no profile');
  if (!(await hasRow(trx, 'auth_user', 'id', uid))) await insertRows(trx, 'auth_user', [row]);
  await insertTie(trx, { id: ids.next(), uid, subject }, new Date(clock()).toISOString());
  return uid;
}

/** Anything else is why it could not be restored. */
type Outcome = 'restored' | 'kept' | `people/${string}: ${string}`;

/** One that cannot be restored holds up no other: what it hangs on may be gone. */
async function tryDocument(deps: CreditDeps, trx: Queries, uid: string, found: Found): Promise<Outcome> {
  let outcome: Outcome = 'kept';
  const problem = await tryPart(trx, async () => {
    if (await restoreDocument(deps, trx, uid, found)) outcome = 'restored';
  });
  return problem === null ? outcome : `people/${found.path.slice('people/'.length)}: ${problem}`;
}

async function restoreDocument(
  deps: CreditDeps,
  trx: Queries,
  uid: string,
  { kind, path, body }: Found,
): Promise<boolean> {
  const rows = findKind(kind)?.rows ?? [];
  const [root] = rows;
  if (root === undefined || (await hasRow(trx, root[0], root[1], lastName(path)))) return false;
  for (const [table] of rows) await insertRows(trx, table, ownedBy(uid, body[table], unpublished(table)));
  for (const { id } of body.tool_run ?? [])
    await adoptRun(deps, trx, { runId: String(id), hasReport: body.run_version !== undefined });
  for (const { publication_id } of body.page_experiment ?? [])
    await stopExperiment(trx, String(publication_id), deps.clock());
  return true;
}

/** What visitors saw is not among the documents: the address is kept, and the owner publishes again. */
function unpublished(table: string): Row {
  return table === 'page_publication' ? { published_at: null } : {};
}

type Row = Readonly<Record<string, unknown>>;

function ownedBy(uid: string, rows: readonly Row[] = [], more: Row = {}): readonly Row[] {
  return rows.map((row) => ({ ...row, user_id: uid, ...more }));
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
