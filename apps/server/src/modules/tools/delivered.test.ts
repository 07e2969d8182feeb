import { expect, test } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import type { TestApp, TestAppOptions } from '../../../test/kit.ts';
import { listen } from '../../../test/listening.ts';
import { failWith, hangForEver, makeStandIn, type StandIn } from '../../../test/model-stand-in.ts';
import { signUp } from '../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, runsPath, smallInput, start } from '../../../test/run-kit.ts';
import type { Database } from '../../db/client.ts';
import { listBreaches } from '../../db/invariants.ts';
import { leaseMs } from '../credits/lease.ts';
import { sweepHolds } from '../credits/sweep-holds.ts';

/** The same person at another server on the same database. */
async function makeSibling(db: Database, ada: Client, options: TestAppOptions = {}) {
  const kit = await makeRunApp({ db, ...options });
  const client = kit.client();
  for (const [name, value] of ada.cookies) client.cookies.set(name, value);
  return { kit, client };
}

/** A run whose computed report has just reached the person; the model is still asked. */
async function openDelivered(db: Database, model: StandIn = makeStandIn(hangForEver)) {
  const kit = await makeRunApp({ db, model });
  const place = await listen(kit);
  const ada = await signUp(kit, 'ada@example.com', { client: place.client() });
  const stream = await place.follow(ada, 'POST', runsPath, { input: smallInput }, { 'idempotency-key': 'k' });
  const seen = await stream.until('report');
  const id = idIn(seen.find(({ event }) => event === 'accepted')?.data);
  const close = async () => {
    await kit.deps.runs.stop(0);
    await place.server.stop();
    await kit.close();
  };
  return { kit, place, ada, stream, id, close };
}

const kept = {
  status: 'done',
  cost: 1,
  model: null,
  report: { figures: { worth: { value: 72 } } },
  result: { headline: 'It is worth 72.' },
  error: { code: 'tool/cut-short' },
};

async function expectSpent(kit: TestApp, client: Client): Promise<void> {
  expect(await creditsOf(client)).toBe(9);
  expect(await listBreaches(kit.deps.db)).toEqual([]);
}

describeEachEngine('a report that has left', (open, _engine, testOnce) => {
  testOnce(
    'cancelled five times at once: it is charged once, kept, and nobody waits for the model',
    async () => {
      const db = await open();
      const model = makeStandIn(hangForEver);
      const { kit, ada, id, stream, close } = await openDelivered(db, model);
      await expect.poll(() => model.asked.length).toBe(1);
      const cancel = () => ada.request('POST', `/api/runs/${id}/cancel`);
      for (const { body } of await Promise.all([cancel(), cancel(), cancel(), cancel(), cancel()]))
        expect(body).toMatchObject(kept);
      expect((await stream.rest()).at(-1)).toMatchObject({ event: 'result', data: kept });
      expect(model.asked[0]?.signal.aborted).toBe(true);
      await expectSpent(kit, ada);
      await close();
    },
  );

  test('cancelled at another server: it is charged, and the model’s view comes too late', async () => {
    const db = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    const model = makeStandIn(async () => {
      await promise;
      return failWith('model/unavailable')();
    });
    const { kit, ada, id, stream, close } = await openDelivered(db, model);
    const other = await makeSibling(db, ada);
    expect((await other.client.request('POST', `/api/runs/${id}/cancel`)).body).toMatchObject(kept);
    resolve();
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'result', data: kept });
    await expectSpent(kit, ada);
    await other.kit.close();
    await close();
  });

  test('deleted, here or at another server: it is charged', async () => {
    for (const isElsewhere of [false, true]) {
      const db = await open();
      const { kit, ada, id, close } = await openDelivered(db);
      const other = await makeSibling(db, ada);
      const client = isElsewhere ? other.client : ada;
      expect((await client.request('DELETE', `/api/runs/${id}`)).status).toBe(200);
      await expectSpent(kit, ada);
      await other.kit.close();
      await close();
    }
  });

  testOnce('its connection dropped: it goes on, and costs what it costs', async () => {
    const db = await open();
    const { kit, ada, id, stream, close } = await openDelivered(db);
    stream.hangUp();
    expect((await ada.request('POST', `/api/runs/${id}/cancel`)).body).toMatchObject(kept);
    await expectSpent(kit, ada);
    await close();
  });

  test('its server died: the sweep charges it, and what was computed is there', async () => {
    const db = await open();
    const { ada, id, close } = await openDelivered(db);
    const { kit, client } = await makeSibling(db, ada);
    kit.clock.advance(leaseMs + 1);
    expect(await sweepHolds(kit.deps)).toBe(1);
    expect((await client.request('GET', `/api/runs/${id}`)).body).toMatchObject(kept);
    expect((await start(client, { key: 'k' })).body).toMatchObject(kept);
    await expectSpent(kit, client);
    await close();
    expect((await client.request('GET', `/api/runs/${id}`)).body).toMatchObject(kept);
    await expectSpent(kit, client);
    await kit.close();
  });

  test('whoever leaves meanwhile leaves no open hold behind', async () => {
    const db = await open();
    const { kit, ada, close } = await openDelivered(db);
    expect((await ada.request('DELETE', '/api/me', { password: 'keel-and-rudder-42' })).status).toBe(200);
    await close();
    const holds = await db.query.selectFrom('credit_hold').select(['state']).execute();
    expect(holds).not.toContainEqual({ state: 'held' });
    expect(await listBreaches(kit.deps.db)).toEqual([]);
  });

  testOnce('a model that fails by itself still costs nothing', async () => {
    const db = await open();
    const kit = await makeRunApp({ db, model: makeStandIn(failWith('model/unusable')) });
    const ada = await signUp(kit, 'ada@example.com');
    expect((await start(ada)).body).toMatchObject({
      status: 'done',
      cost: 0,
      report: kept.report,
      error: { code: 'model/unusable' },
    });
    expect(await creditsOf(ada)).toBe(10);
    expect(await listBreaches(db)).toEqual([]);
    await kit.close();
  });
});

describeEachEngine('a report that has not left', (open, _engine, testOnce) => {
  test('is charged before it leaves: cancelled at another server in that moment, nobody sees it', async () => {
    const db = await open();
    for (const model of [undefined, makeStandIn(hangForEver)]) {
      const { promise: isCounting, resolve: counting } = Promise.withResolvers<void>();
      const { promise, resolve } = Promise.withResolvers<void>();
      const library: TestApp['deps']['library'] = async () => {
        counting();
        await promise;
        return (await import('../../../test/small-tool.ts')).emptyLibrary();
      };
      const kit = await makeRunApp({ db, library, ...(model ? { model } : {}) });
      const place = await listen(kit);
      const email = `ada${model ? 1 : 0}@example.com`;
      const ada = await signUp(kit, email, { client: place.client() });
      const other = await makeSibling(db, ada);
      const stream = await place.follow(
        ada,
        'POST',
        runsPath,
        { input: smallInput },
        { 'idempotency-key': 'k' },
      );
      await isCounting;
      const id = idIn((await stream.until('accepted')).at(-1)?.data);
      expect((await other.client.request('POST', `/api/runs/${id}/cancel`)).body).toMatchObject({
        status: 'cancelled',
        cost: 0,
        report: null,
      });
      resolve();
      const rest = await stream.rest();
      expect(rest.filter(({ event }) => event === 'report' || event === 'words')).toEqual([]);
      expect(rest.at(-1)).toMatchObject({ event: 'error', data: { error: { code: 'tool/cancelled' } } });
      expect(model?.asked ?? []).toEqual([]);
      expect(await creditsOf(ada)).toBe(10);
      expect(await listBreaches(db)).toEqual([]);
      await place.server.stop();
      await other.kit.close();
      await kit.close();
    }
  });

  testOnce('a crowd of one’s own waits its turn, unseen, and cannot make the model too busy', async () => {
    const db = await open();
    const model = makeStandIn(hangForEver);
    const kit = await makeRunApp({ db, model });
    const ada = await signUp(kit, 'ada@example.com');
    const ends = Array.from({ length: 5 }, (_each, index) => start(ada, { key: `k${index}` }));
    await expect.poll(() => model.asked.length).toBe(2);
    const listUnseen = () =>
      db.query.selectFrom('run_sheet').select('run_id').where('version', '=', 0).execute();
    await expect.poll(async () => (await listUnseen()).length).toBe(3);
    const [unseen] = await listUnseen();
    expect((await ada.request('POST', `/api/runs/${unseen?.run_id}/cancel`)).body).toMatchObject({
      status: 'cancelled',
      cost: 0,
      report: null,
    });
    const [first] = await db.query.selectFrom('run_version').select('run_id').execute();
    expect((await ada.request('POST', `/api/runs/${first?.run_id}/cancel`)).body).toMatchObject(kept);
    await expect.poll(() => model.asked.length).toBe(3);
    expect(await listUnseen()).toHaveLength(2);
    await kit.deps.runs.stop(0);
    await Promise.all(ends);
    expect(await creditsOf(ada)).toBe(9);
    expect(await listBreaches(db)).toEqual([]);
    await kit.close();
  });

  test('twelve cancelled as soon as their report is seen: each that was seen is charged', async () => {
    const db = await open();
    const kit = await makeRunApp({ db });
    const place = await listen(kit);
    const ada = await signUp(kit, 'ada@example.com', { client: place.client() });
    const other = await makeSibling(db, ada);
    const seen = await Promise.all(
      Array.from({ length: 12 }, async (_each, index) => {
        const key = { 'idempotency-key': `k${index}` };
        const stream = await place.follow(ada, 'POST', runsPath, { input: smallInput }, key);
        if (stream.status !== 200) return false;
        const id = idIn((await stream.until('accepted')).at(-1)?.data);
        const events = stream.until('report');
        const race = index % 2 === 0 ? events : Promise.resolve();
        await race;
        await other.client.request('POST', `/api/runs/${id}/cancel`);
        return (await events).some(({ event }) => event === 'report');
      }),
    );
    expect(await creditsOf(ada)).toBe(10 - seen.filter(Boolean).length);
    expect(await listBreaches(db)).toEqual([]);
    await place.server.stop();
    await other.kit.close();
    await kit.close();
  });
});
