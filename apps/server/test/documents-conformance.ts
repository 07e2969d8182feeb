import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ownerToken } from '../src/adapters/documents/access-token.ts';
import { makeFirestore } from '../src/adapters/documents/firestore.ts';
import { readConfig } from '../src/config.ts';
import type { Database } from '../src/db/client.ts';
import { switchDocumentTriggers } from '../src/db/document-triggers.ts';
import { listBreaches } from '../src/db/invariants.ts';
import { deliverDocuments } from '../src/modules/documents/deliver-documents.ts';
import type { DocumentStore } from '../src/modules/documents/document-store.ts';
import { kinds } from '../src/modules/documents/kinds.ts';
import { openOutbox } from '../src/modules/documents/open-outbox.ts';
import { restoreDocuments } from '../src/modules/documents/restore-documents.ts';
import { claimsOf, hostedEnv, unsignedToken } from './hosted.ts';
import type { TestApp } from './kit.ts';
import { newPage, newProject } from './page-kit.ts';
import { creditsOf, idIn, makeRunApp, start } from './run-kit.ts';

export interface Place {
  /** `host:port` of what speaks Firestore's language, and of what keeps the accounts. */
  readonly firestore: string;
  readonly auth: string;
}

export function openStore(place: Place, timeoutMs = 2000): DocumentStore {
  const { hosted } = readConfig(envOf(place), () => 'made for this test');
  if (hosted === null) throw new Error('not hosted');
  return makeFirestore(hosted, ownerToken, timeoutMs);
}

export const envOf = ({ firestore, auth }: Place) => ({
  ...hostedEnv,
  FIRESTORE_EMULATOR_HOST: firestore,
  FIREBASE_AUTH_EMULATOR_HOST: auth,
});

/** A hosted app whose changes are noted; `close` leaves no trigger in a schema that others use next. */
export async function makeNoting(db: Database, place: Place): Promise<TestApp> {
  const app = await makeRunApp({ db, env: envOf(place) });
  await openOutbox(app.deps);
  return {
    ...app,
    close: async () => {
      await switchDocumentTriggers(db, [], async () => {});
      await app.close();
    },
  };
}

export async function enter(app: TestApp, subject: string, client = app.client(), more: object = {}) {
  const claims = claimsOf(subject, app.clock.now(), { name: `${subject} Lovelace`, ...more });
  const idToken = unsignedToken(claims);
  const answer = await client.request('POST', '/api/auth/hosted-session', { idToken });
  expect(answer.status, answer.text).toBe(200);
  return client;
}

/** Every row that belongs to a document, by table; long texts by their hash, so that a difference can be read. */
export async function readAll(db: Database): Promise<Record<string, string[]>> {
  const shorten = (_: string, value: unknown) =>
    typeof value === 'string' && value.length > 10_000 ? hashText(value) : value;
  const all: Record<string, string[]> = {};
  for (const [table] of kinds.flatMap(({ rows }) => rows)) {
    const rows = await db.query.selectFrom(table).selectAll().execute();
    all[table] = rows.map((row) => JSON.stringify(row, shorten)).sort();
  }
  return all;
}

export const countWaiting = async (db: Database): Promise<number> =>
  (await db.query.selectFrom('document_outbox').select('seq').execute()).length;

/** A picture and the parts it is written in. */
const longerThanARequest = { letters: 11_000_000, parts: 36 };
export const longerThanADocument = { letters: 1_200_000, parts: 4 };

/** Both directions, on whatever speaks Firestore's language. `unique` keeps people of other runs apart. */
export function describeBothDirections(
  open: () => Promise<Database>,
  placeOf: () => Place,
  unique: () => string,
  long = longerThanARequest,
): void {
  it('what people have is written there, and comes back from there into an empty database', async () => {
    const [here, empty] = [await open(), await open()];
    const store = openStore(placeOf(), 20_000);
    const app = await makeNoting(here, placeOf());
    const [ada, bob] = [`ada${unique()}`, `bob${unique()}`];
    const client = await enter(app, ada);
    const other = await enter(app, bob);
    const project = await newProject(client);
    const page = await newPage(client, project);
    const month = { path: `/api/projects/${project}/updates/2026-11`, text: 'Dear all, we sold ten seals.' };
    expect((await client.request('PATCH', month.path, { text: month.text })).status).toBe(200);
    await client.request('PUT', '/api/page-templates/memo/favourite', { isFavourite: true });
    const run = idIn((await start(client)).body);
    const report = Object((await client.request('GET', `/api/runs/${run}`)).body).report;
    await newProject(other);
    // Longer than a document there can be, with characters of every length at every place.
    const picture = { id: `pic${unique()}`, data: 'aé漢🚢'.repeat(110_000) };
    await here.query
      .insertInto('page_image')
      .values({ ...picture, user_id: ada, digest: 'd', type: 'png', bytes: 3, created_at: 1 })
      .execute();
    const deliver = async () => {
      while ((await deliverDocuments(app.deps, store)) > 0);
      expect(await countWaiting(here)).toBe(0);
    };
    await deliver();

    const fresh = await makeNoting(empty, placeOf());
    const only = onlyOf(store, [ada, bob]);
    expect(await restoreDocuments(fresh.deps, only)).toMatchObject({ people: 2, kept: 0, failed: [] });
    expect(await readAll(empty)).toEqual(await readAll(here));
    expect((await restoreDocuments(fresh.deps, only)).documents).toBe(0);
    // Who comes back finds their things: listed, opened, exported, and free to go on with the day's credits.
    const back = await enter(fresh, ada);
    const ask = async (path: string) => Object((await back.request('GET', path)).body);
    expect(await ask(`/api/projects/${project}`)).toMatchObject({ id: project });
    expect(await ask(`/api/pages/${page}`)).toMatchObject({ id: page });
    expect((await ask(month.path)).text).toBe(month.text);
    expect((await ask('/api/page-templates')).favourites).toEqual(['memo']);
    expect((await ask('/api/runs')).runs.map(idIn)).toEqual([run]);
    expect(await ask(`/api/runs/${run}`)).toMatchObject({ status: 'done', cost: 0, report });
    expect(await creditsOf(back)).toBe(10);
    await back.request('POST', '/api/trial', {});
    expect((await back.request('GET', `/api/exports/report/${run}/markdown`)).status).toBe(200);
    expect((await start(back, { body: { input: { idea: 'Another one' } } })).status).toBe(200);
    expect(await listBreaches(empty)).toEqual([]);

    // Longer than there can be, then short again: no part of the longer one is left.
    const countParts = async () => {
      let count = 0;
      for await (const _ of store.list(`people/${ada}/pictures/${picture.id}/parts`, 'names')) count += 1;
      return count;
    };
    const parts: number[] = [];
    for (const data of ['x'.repeat(long.letters), 'short']) {
      await here.query.updateTable('page_image').set({ data }).where('id', '=', picture.id).execute();
      await deliver();
      parts.push(await countParts());
    }
    expect(parts).toEqual([long.parts, 0]);

    // Leaving takes everything along, there too, and no one else's.
    expect((await client.request('DELETE', '/api/me')).status).toBe(200);
    await deliver();
    const left: string[] = [];
    for (const { collection } of kinds)
      if (collection !== null)
        for await (const { path } of store.list(`people/${ada}/${collection}`)) left.push(path);
    expect([left, await store.find(`people/${ada}`)]).toEqual([[], null]);
    expect(await store.find(`people/${bob}`)).not.toBeNull();
    await Promise.all([app.close(), fresh.close()]);
  });
}

/** The emulator may hold people of earlier runs. */
export function onlyOf(store: DocumentStore, subjects: readonly string[]): DocumentStore {
  return {
    ...store,
    async *list(collection) {
      for await (const stored of store.list(collection))
        if (collection !== 'people' || subjects.some((each) => stored.path === `people/${each}`))
          yield stored;
    },
  };
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
