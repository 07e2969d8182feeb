import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import {
  countWaiting,
  describeBothDirections,
  enter,
  longerThanADocument,
  makeNoting,
  onlyOf,
  openStore,
  type Place,
  readAll,
} from '../../../test/documents-conformance.ts';
import { describeEachEngine, openTestDatabase } from '../../../test/engines.ts';
import { type Failure, startFakeFirestore } from '../../../test/fake-firestore.ts';
import { claimsOf, unsignedToken } from '../../../test/hosted.ts';
import { newPage, newProject } from '../../../test/page-kit.ts';
import { signUp } from '../../../test/people.ts';
import { idIn, makeRunApp, start } from '../../../test/run-kit.ts';
import { listBreaches } from '../../db/invariants.ts';
import { tableRules } from '../../db/schema/tables.ts';
import { deliverDocuments } from './deliver-documents.ts';
import { kinds, notKept } from './kinds.ts';
import { openOutbox } from './open-outbox.ts';
import { restoreDocuments } from './restore-documents.ts';

let fake: Awaited<ReturnType<typeof startFakeFirestore>>;
let place: Place;
let runs = 0;
/** A name that no other test has. */
const unique = (name = ''): string => {
  runs += 1;
  return `${name}-${runs}`;
};
beforeAll(async () => {
  fake = await startFakeFirestore();
  place = { firestore: fake.host, auth: fake.host };
});
afterAll(() => fake.stop());

const pathsOf = (subject: string) => fake.paths().filter((path) => path.startsWith(`people/${subject}`));

const failures: readonly Failure[] = [
  'reset',
  'lost',
  'hang',
  'garbage',
  { status: 401, word: 'UNAUTHENTICATED' },
  { status: 403, word: 'PERMISSION_DENIED' },
  { status: 409, word: 'ABORTED' },
  { status: 429, word: 'RESOURCE_EXHAUSTED' },
  { status: 500, word: 'INTERNAL' },
  { status: 503, word: 'UNAVAILABLE' },
];

test('every table of a person is a document’s, or said not to be restored, in the guide too', () => {
  const mine = tableRules.filter(({ personColumn }) => personColumn !== null).map(({ table }) => table);
  const kept = kinds.flatMap(({ rows }) => rows.map(([table]) => table));
  expect([...kept, ...Object.values(notKept).flat()].sort()).toEqual([...mine].sort());
  const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/guides/hosted.md'), 'utf8');
  expect(guide.replaceAll('\n', ' ')).toContain(`Not restored: ${Object.keys(notKept).join(', ')}.`);
});

test('no body is indexed in any collection: it is long, and no one asks for documents by it', () => {
  const file = join(import.meta.dirname, '../../../../../firebase/firestore.indexes.json');
  const { fieldOverrides } = JSON.parse(readFileSync(file, 'utf8'));
  const collections = ['people', 'parts', ...kinds.flatMap(({ collection }) => collection ?? [])];
  const wanted = collections.map((name) => ({ collectionGroup: name, fieldPath: 'body', indexes: [] }));
  expect(fieldOverrides).toHaveLength(wanted.length);
  expect(fieldOverrides).toEqual(expect.arrayContaining(wanted));
});

test('who left is named in no file of the embedded database, once Firestore has forgotten them', async () => {
  const { db, env, destroy } = await openTestDatabase('sqlite');
  const app = await makeNoting(db, place);
  const subject = unique('leaving-lena');
  const lena = await enter(app, subject);
  await newPage(lena, await newProject(lena));
  while ((await deliverDocuments(app.deps, openStore(place))) > 0);
  expect((await lena.request('DELETE', '/api/me')).status).toBe(200);
  const folder = env.DATA_DIR ?? '';
  const naming = () =>
    readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(subject));
  expect(naming()).not.toEqual([]);
  while ((await deliverDocuments(app.deps, openStore(place))) > 0);
  expect([naming(), pathsOf(subject)]).toEqual([[], []]);
  await app.close();
  await destroy();
});

describeEachEngine('documents at the hosted backend', (open, engine, testOnce) => {
  describeBothDirections(
    open,
    () => place,
    () => unique(),
    // How it is cut into requests is no matter of the database.
    engine === 'sqlite' ? undefined : longerThanADocument,
  );

  it('are written at least once and in order, whatever goes wrong on the way', async () => {
    const db = await open();
    const app = await makeNoting(db, place);
    const subject = unique('eve');
    const client = await enter(app, subject);
    const store = openStore(place, 300);
    // What looks here is not what is tried: it waits as long as a busy machine takes.
    const looking = openStore(place, 60_000);
    const waits = new Map();
    const deliver = async () => {
      for (let round = 0; round < 20 && (await countWaiting(db)) > 0; round += 1) {
        await deliverDocuments(app.deps, store, waits);
        app.clock.advance(10 * 60_000);
      }
    };
    await deliver();
    fake.commits.length = 0;
    const ids: string[] = [];
    for (const failure of failures) {
      ids.push(await newProject(client));
      fake.fail(failure);
      await deliver();
      // Now the write, after a look that went well.
      await client.request('PATCH', `/api/projects/${ids.at(-1)}`, { name: 'Renamed' });
      fake.fail('none', failure);
      await deliver();
      expect([failure, await countWaiting(db)]).toEqual([failure, 0]);
      const stored = await looking.read(`people/${subject}/projects/${ids.at(-1)}`);
      expect(stored?.fields).toMatchObject({ kind: 'project', name: 'Renamed' });
    }
    // Long text: a part that was refused is there before the document names it, and nothing is there twice.
    const data = 'x'.repeat(1_000_000);
    const picture = { id: unique('pic'), user_id: subject, digest: 'd', type: 'png', bytes: 3 } as const;
    await db.query
      .insertInto('page_image')
      .values({ ...picture, data, created_at: 1 })
      .execute();
    for (const failure of ['none', { status: 409, word: 'ABORTED' }, 'none', 'none', 'lost'] as const)
      fake.fail(failure);
    await deliver();
    const path = `people/${subject}/pictures/${picture.id}`;
    const parts = fake.paths().filter((each) => each.startsWith(`${path}/parts/`));
    expect([await countWaiting(db), parts.length]).toEqual([0, (await looking.read(path))?.fields.parts]);

    const first = fake.commits
      .map(([path = '']) => path)
      .filter((path) => path.includes(`${subject}/projects/`));
    const order = [...new Set(first)].map((path) => path.split('/').at(-1));
    expect(order).toEqual(ids);
    // Twice where the first answer was lost.
    expect(first.length).toBeGreaterThan(2 * ids.length);
    expect(fake.paths().filter((path) => path.startsWith(`people/${subject}/projects/`))).toHaveLength(
      ids.length,
    );
    await app.close();
  });

  testOnce('are never replaced by older ones, and who fails holds up no one else', async () => {
    const db = await open();
    const app = await makeNoting(db, place);
    const [mia, tom] = [unique('mia'), unique('tom')];
    const client = await enter(app, mia);
    const store = openStore(place);
    await deliverDocuments(app.deps, store);
    const project = await newProject(client);
    // Another server writes between our look and our write: ours looks again.
    fake.interfere(() => {
      fake.interfere(null);
      fake.touch(`people/${mia}`);
    });
    await client.request('PATCH', '/api/me', { displayName: 'Mia the Second' });
    await deliverDocuments(app.deps, store);
    expect(await store.read(`people/${mia}`)).toMatchObject({ fields: { displayName: 'Mia the Second' } });

    await client.request('PATCH', `/api/projects/${project}`, { name: 'Held up' });
    await enter(app, tom);
    fake.fail({ status: 400, word: 'INVALID_ARGUMENT' });
    await deliverDocuments(app.deps, store);
    expect(await store.find(`people/${tom}`)).not.toBeNull();
    expect(await countWaiting(db)).toBeGreaterThan(0);
    // Two servers: the second leaves the work to the first while its lease lasts.
    expect(await deliverDocuments({ ...app.deps, processId: 'other' }, store)).toBe(0);
    app.clock.advance(61_000);
    expect(await deliverDocuments({ ...app.deps, processId: 'other' }, store)).toBeGreaterThan(0);
    expect(await countWaiting(db)).toBe(0);
    await app.close();
  });

  it('are restored for who has signed in again, without what cannot be and with what ran at its end', async () => {
    const [lost, empty] = [await open(), await open()];
    const before = await makeNoting(lost, place);
    const subject = unique('una');
    const una = await enter(before, subject);
    const project = await newProject(una);
    const [a, b] = [await newPage(una, project), await newPage(una, project)];
    const stopDay = new Date(before.clock.now() + 10 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const plan = { otherPageId: b, hypothesis: 'Speed sells', sample: 50, threshold: 0.05, stopDay };
    expect((await una.request('POST', `/api/pages/${a}/experiment`, plan)).status).toBe(200);
    const runs: string[] = [];
    for (const idea of ['One', 'Two', 'Three']) {
      before.clock.advance(1000);
      runs.push(idIn((await start(una, { body: { input: { idea } } })).body));
    }
    // Lost while two were under way, one of them with its report.
    const underWay = { status: 'running', finished_at: null } as const;
    await lost.query.updateTable('tool_run').set(underWay).where('id', 'in', runs.slice(1)).execute();
    await lost.query
      .deleteFrom('run_version')
      .where('run_id', '=', runs[2] ?? '')
      .execute();
    while ((await deliverDocuments(before.deps, openStore(place))) > 0);
    // One hangs on what is not there, one on nothing that can be read.
    const store = openStore(place);
    const page = JSON.stringify({ page: [{ id: 'p0', project_id: 'gone', user_id: subject }] });
    await store.commit([{ path: `people/${subject}/pages/p0`, fields: { body: page } }]);
    await store.commit([{ path: `people/${subject}/projects/p1`, fields: { body: '{' } }]);

    // An account from before the move has a name of its own.
    const embedded = await makeRunApp({ db: empty });
    await signUp(embedded, `${subject}@example.org`);
    await empty.query.updateTable('auth_user').set({ email_verified: 1 }).execute();
    const after = await makeNoting(empty, place);
    const back = await enter(after, subject, after.client(), { email_verified: true });
    const only = onlyOf(store, [subject]);
    const { people, failed } = await restoreDocuments(after.deps, only);
    expect([people, failed.map((line) => line.split(':')[0])]).toEqual([
      1,
      [`people/${subject}/projects/p1`, `people/${subject}/pages/p0`],
    ]);
    const ask = async (path: string) => Object((await back.request('GET', path)).body);
    expect((await ask('/api/me')).uid).not.toBe(subject);
    expect((await ask('/api/runs')).runs.map(idIn)).toEqual([...runs].reverse());
    expect(await Promise.all(runs.map((id) => ask(`/api/runs/${id}`)))).toMatchObject([
      { status: 'done', cost: 0 },
      { status: 'done', report: { title: expect.any(String) } },
      { status: 'failed', report: null },
    ]);
    expect(await ask(`/api/pages/${a}/experiment`)).toMatchObject({ verdict: { state: 'stopped' } });
    expect(await listBreaches(empty)).toEqual([]);
    await Promise.all([before.close(), after.close(), embedded.close()]);
  });

  testOnce(
    'are all noted when the backend is first switched on, and nothing is in embedded mode',
    async () => {
      const db = await open();
      const embedded = await makeRunApp({ db });
      await openOutbox(embedded.deps);
      const before = await signUp(embedded, 'zoe@example.org');
      const project = await newProject(before);
      await newPage(before, project);
      expect(await countWaiting(db)).toBe(0);
      await db.query.updateTable('auth_user').set({ email_verified: 1 }).execute();

      const app = await makeNoting(db, place);
      const zoe = app.client();
      const claims = claimsOf(unique('zoe'), app.clock.now(), {
        email: 'zoe@example.org',
        email_verified: true,
      });
      await zoe.request('POST', '/api/auth/hosted-session', { idToken: unsignedToken(claims) });
      while ((await deliverDocuments(app.deps, openStore(place))) > 0);
      expect(pathsOf(claims.sub).map((path) => path.split('/')[2] ?? 'profile')).toEqual([
        'profile',
        'pages',
        'projects',
      ]);

      // Back to embedded mode: nothing is noted but who is known there, and nothing is written.
      await openOutbox({ ...app.deps, config: { ...app.deps.config, hosted: null } });
      await zoe.request('DELETE', `/api/projects/${project}`);
      await newProject(zoe);
      expect((await readAll(db)).project).toHaveLength(1);
      expect(await countWaiting(db)).toBe(1);

      // On again: what was deleted meanwhile goes there too, and what is new is written.
      await openOutbox(app.deps);
      while ((await deliverDocuments(app.deps, openStore(place))) > 0);
      expect(pathsOf(claims.sub).map((path) => path.split('/')[2] ?? 'profile')).toEqual([
        'profile',
        'projects',
      ]);
      expect(pathsOf(claims.sub).join()).not.toContain(project);

      // The same for who leaves meanwhile.
      await openOutbox({ ...app.deps, config: { ...app.deps.config, hosted: null } });
      expect((await zoe.request('DELETE', '/api/me')).status).toBe(200);
      await openOutbox(app.deps);
      while ((await deliverDocuments(app.deps, openStore(place))) > 0);
      expect([pathsOf(claims.sub), fake.removedAccounts]).toEqual([[], expect.arrayContaining([claims.sub])]);
      await app.close();
      await embedded.close();
    },
  );
});
