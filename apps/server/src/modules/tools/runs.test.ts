import { gunzipSync } from 'node:zlib';
import { engineVersion } from '@slipway/tools';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { hangForEver, makeStandIn } from '../../../test/model-stand-in.ts';
import { expectError, signUp } from '../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, start } from '../../../test/run-kit.ts';
import type { Database } from '../../db/client.ts';
import { listBreaches } from '../../db/invariants.ts';

const ofRuns = ['tool_run', 'run_sheet', 'run_version'] as const;
const ofProjects = ['project', 'project_record', 'record_change', 'project_result'] as const;

async function expectEmpty(
  { query }: Database,
  tables: readonly (typeof ofRuns | typeof ofProjects)[number][],
): Promise<void> {
  for (const table of tables) expect(await query.selectFrom(table).selectAll().execute(), table).toEqual([]);
}

describeEachEngine('the runs of a person', (open, engine, testOnce) => {
  test('newest first, thirty a page, by tool, and nobody else’s', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    await ada.request('POST', '/api/trial');
    const eve = await signUp(kit, 'eve@example.com');
    await start(eve);
    const started: string[] = [];
    for (let run = 0; run < 35; run += 1) {
      kit.clock.advance(1000);
      started.unshift(idIn((await start(ada)).body));
    }
    const page = async (query: string) => {
      const { body } = await ada.request('GET', `/api/runs${query}`);
      const runs: { id: string }[] = Reflect.get(Object(body), 'runs');
      return { ids: runs.map(({ id }) => id), next: Reflect.get(Object(body), 'next'), runs };
    };
    const first = await page('');
    expect(first.ids).toEqual(started.slice(0, 30));
    expect(first.next).toBe(started[29]);
    expect(first.runs[0]).toMatchObject({
      toolId: 'swot-generator',
      status: 'done',
      cost: 0,
      title: 'Letters of Gap filling for dent',
      version: 1,
    });
    expect(await page(`?before=${first.next}`)).toMatchObject({ ids: started.slice(30), next: null });
    expect((await page('?tool=swot-generator')).ids).toHaveLength(30);
    for (const nothing of ['?tool=health-score', '?tool=%00', '?before=%27', '?before=0'])
      expect(await page(nothing), nothing).toMatchObject({ ids: [], next: null });
    await kit.close();
  });

  test('somebody else’s run is not there at all: 404 for everything, and nothing changes', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const { body } = await start(ada);
    const eve = await signUp(kit, 'eve@example.com');
    for (const id of [idIn(body), 'nothing', '%00', '__proto__', "'", 'x'.repeat(300)]) {
      const path = `/api/runs/${id}`;
      expectError(await eve.request('GET', path), 'run/not-found');
      expectError(await eve.request('GET', `${path}/versions/1`), 'run/not-found');
      expectError(await eve.request('PATCH', path, { title: 'Mine', assumptions: {} }), 'run/not-found');
      expectError(await eve.request('POST', `${path}/cancel`), 'run/not-found');
      expectError(await eve.request('DELETE', path), 'run/not-found');
      expectError(await kit.client().request('GET', path), 'profile/no-user');
    }
    expect((await ada.request('GET', `/api/runs/${idIn(body)}`)).body).toEqual(body);
    expect((await eve.request('GET', '/api/record')).body).toEqual({ slots: {} });
    await kit.close();
  });

  testOnce('a deleted run is gone with its versions; what it cost stays', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada, { key: 'k' })).body);
    await ada.request('PATCH', `/api/runs/${id}`, { assumptions: { rate: 4 } });
    expect((await ada.request('DELETE', `/api/runs/${id}`)).body).toEqual({ deleted: true });
    expectError(await ada.request('GET', `/api/runs/${id}`), 'run/not-found');
    expectError(await ada.request('DELETE', `/api/runs/${id}`), 'run/not-found');
    await expectEmpty(kit.deps.db, ofRuns);
    expect(await creditsOf(ada)).toBe(9);
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  testOnce('a deleted run takes what it alone told about the company along', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const slots = async () => Reflect.get(Object((await ada.request('GET', '/api/record')).body), 'slots');
    const first = idIn((await start(ada, { body: { input: { idea: 'One', customer: 'dentists' } } })).body);
    kit.clock.advance(1000);
    const second = idIn((await start(ada, { body: { input: { idea: 'One' } } })).body);
    await ada.request('DELETE', `/api/runs/${first}`);
    expect(await slots()).toMatchObject({ idea: { value: 'One' } });
    expect(await slots()).not.toHaveProperty('customer');
    await ada.request('DELETE', `/api/runs/${second}`);
    expect(await slots()).toEqual({});
    await kit.close();
  });

  testOnce('deleting one that is still going cancels it', async () => {
    const model = makeStandIn(hangForEver);
    const kit = await makeRunApp({ db: await open(), model });
    const ada = await signUp(kit, 'ada@example.com');
    const waiting = start(ada);
    await expect.poll(() => model.asked.length).toBe(1);
    const id = idIn(Reflect.get(Object((await ada.request('GET', '/api/runs')).body), 'runs')[0]);
    expect((await ada.request('DELETE', `/api/runs/${id}`)).status).toBe(200);
    expect(['tool/cut-short', 'run/not-found']).toContain((await waiting).code);
    // Its report was on the screen.
    expect(await creditsOf(ada)).toBe(9);
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  testOnce('leaving in the middle of a run leaves nothing of it', async () => {
    const db = await open();
    const kit = await makeRunApp({ db, model: makeStandIn(hangForEver) });
    const ada = await signUp(kit, 'ada@example.com');
    const waiting = start(ada);
    await expect
      .poll(async () => Reflect.get(Object((await ada.request('GET', '/api/runs')).body), 'runs').length)
      .toBe(1);
    expect((await ada.request('DELETE', '/api/me')).status).toBe(200);
    await kit.deps.runs.stop(0);
    expectError(await waiting, 'run/not-found');
    await expectEmpty(db, [...ofRuns, ...ofProjects]);
    expect(await db.query.selectFrom('credit_hold').select('state').execute()).toEqual([{ state: 'voided' }]);
    expect(await listBreaches(db)).toEqual([]);
    await kit.close();
  });

  test('leaving while runs end, again and again: no fault, and nothing left behind', async () => {
    const db = await open();
    const kit = await makeRunApp({ db });
    for (let round = 0; round < (engine === 'sqlite' ? 8 : 4); round += 1) {
      const ada = await signUp(kit, `ada${round}@example.com`);
      const runs = Array.from({ length: 6 }, () => start(ada));
      if (round % 2 === 0) await new Promise((resolve) => setTimeout(resolve, round * 3));
      const [left, ...ends] = await Promise.all([ada.request('DELETE', '/api/me'), ...runs]);
      expect(left?.status).toBe(200);
      for (const { status, text } of ends) expect([200, 401, 404], text).toContain(status);
    }
    await expectEmpty(db, [...ofRuns, ...ofProjects]);
    expect(await listBreaches(db)).toEqual([]);
    await kit.close();
  });

  testOnce('what the runs have told about the company is kept, the newest word first', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    expect((await ada.request('GET', '/api/record')).body).toEqual({ slots: {} });
    await start(ada, { body: { input: { idea: 'One', customer: 'dentists' } } });
    const at = new Date(kit.clock.now()).toISOString();
    kit.clock.advance(1000);
    await start(ada, { body: { input: { idea: 'one.', assumptions: { rate: 9 } } } });
    expect((await ada.request('GET', '/api/record')).body).toMatchObject({
      slots: {
        idea: { value: 'one.', toolId: 'swot-generator' },
        customer: { value: 'dentists', toolId: 'swot-generator', at },
      },
    });
    await Promise.all(
      ['dentists', 'vets'].map((customer, index) =>
        start(ada, { body: { input: index === 0 ? { idea: 'Three' } : { idea: 'Three', customer } } }),
      ),
    );
    expect((await ada.request('GET', '/api/record')).body).toMatchObject({
      slots: { idea: { value: 'Three' }, customer: { value: 'vets' } },
    });
    await kit.close();
  });

  testOnce('facts of one idea are not kept beside another', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    await start(ada, { body: { input: { idea: 'Records for fire departments', customer: 'fire chiefs' } } });
    kit.clock.advance(1000);
    const second = await start(ada, { body: { input: { idea: 'A sensor for houseplants' } } });
    expect(second.body).toMatchObject({ input: { idea: 'A sensor for houseplants' } });
    expect(second.text).not.toContain('fire');
    const { text } = await ada.request('GET', '/api/record');
    expect(text).toContain('houseplants');
    expect(text).not.toContain('fire');
    await kit.close();
  });

  testOnce('the catalogue and a sample with its result are open to anyone', async () => {
    const kit = await makeRunApp({ db: await open() });
    expect((await kit.request('GET', '/api/tools')).body).toEqual([
      {
        id: 'swot-generator',
        name: 'SWOT Generator',
        route: '/swot-generator',
        cost: 1,
        listed: true,
        sample: { idea: 'A slot finder for dentists', customer: 'dental offices' },
      },
    ]);
    expect((await kit.request('GET', '/api/tools/swot-generator/sample')).body).toMatchObject({
      input: { idea: 'A slot finder for dentists' },
      basis: { letters: 26 },
      engine: `slipway ${engineVersion}`,
      report: { figures: { worth: { value: 78 } } },
    });
    expectError(await kit.request('GET', '/api/tools/constructor/sample'), 'tool/not-found');
    const packed = await kit.app.request('http://localhost/api/tools/swot-generator/sample', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toContain('A slot finder for dentists');
    await kit.close();
  });
});
