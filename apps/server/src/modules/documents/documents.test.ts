import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  countWaiting,
  describeBothDirections,
  enter,
  makeNoting,
  openStore,
  type Place,
  readAll,
} from '../../../test/documents-conformance.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { type Failure, startFakeFirestore } from '../../../test/fake-firestore.ts';
import { claimsOf, unsignedToken } from '../../../test/hosted.ts';
import { newPage, newProject } from '../../../test/page-kit.ts';
import { signUp } from '../../../test/people.ts';
import { makeRunApp } from '../../../test/run-kit.ts';
import { deliverDocuments } from './deliver-documents.ts';
import { openOutbox } from './open-outbox.ts';

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

describeEachEngine('documents at the hosted backend', (open) => {
  describeBothDirections(
    open,
    () => place,
    () => unique(),
  );

  it('are written at least once and in order, whatever goes wrong on the way', async () => {
    const db = await open();
    const app = await makeNoting(db, place);
    const subject = unique('eve');
    const client = await enter(app, subject);
    const store = openStore(place, 300);
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
      const stored = await store.read(`people/${subject}/projects/${ids.at(-1)}`);
      expect(stored?.fields).toMatchObject({ kind: 'project', name: 'Renamed' });
    }
    const first = fake.commits.map(([path = '']) => path).filter((path) => path.includes(subject));
    const order = [...new Set(first)].map((path) => path.split('/').at(-1));
    expect(order).toEqual(ids);
    // Twice where the first answer was lost.
    expect(first.length).toBeGreaterThan(2 * ids.length);
    expect(fake.paths().filter((path) => path.startsWith(`people/${subject}/projects/`))).toHaveLength(
      ids.length,
    );
    await app.close();
  });

  it('are never replaced by older ones, and who fails holds up no one else', async () => {
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

  it('are all noted when the backend is first switched on, and nothing is in embedded mode', async () => {
    const db = await open();
    const embedded = await makeRunApp({ db });
    await openOutbox(embedded.deps);
    const before = await signUp(embedded, 'zoe@example.org');
    await newPage(before, await newProject(before));
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
    const there = fake.paths().filter((path) => path.startsWith(`people/${claims.sub}`));
    expect(there.map((path) => path.split('/')[2] ?? 'profile').sort()).toEqual([
      'pages',
      'profile',
      'projects',
    ]);

    await openOutbox({ ...app.deps, config: { ...app.deps.config, hosted: null } });
    await newProject(zoe);
    expect(await countWaiting(db)).toBe(0);
    const rows = await readAll(db);
    expect(rows.project).toHaveLength(2);
    await app.close();
    await embedded.close();
  });
});
