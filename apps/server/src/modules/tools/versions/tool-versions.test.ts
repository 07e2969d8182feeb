import type { Stored } from '@slipway/tools';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { undoProjects } from '../../../../test/before-projects.ts';
import type { Client } from '../../../../test/client.ts';
import { describeEachEngine } from '../../../../test/engines.ts';
import { signUp } from '../../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, start } from '../../../../test/run-kit.ts';
import { makeSmallToolbox } from '../../../../test/small-tool.ts';
import type { Database } from '../../../db/client.ts';
import { migrate } from '../../../db/migrate.ts';

const assume = (client: Client, id: string, rate: number) =>
  client.request('PATCH', `/api/runs/${id}`, { assumptions: { rate } });

/** One letter more than was stored: a basis that no gatherer makes. */
const addLetter = ({ input, basis }: Stored): Stored => ({
  input,
  basis: { letters: Number(Reflect.get(Object(basis), 'letters')) + 1 },
});

/** As the database was before tools had versions. */
async function makeOld(db: Database, engine: string): Promise<void> {
  await undoProjects(db);
  await db.query.updateTable('run_sheet').set({ engine }).execute();
  await db.query.schema.alterTable('run_version').dropColumn('tool_version').execute();
  await db.query.schema.alterTable('run_sheet').dropColumn('patch').execute();
  await db.query.schema.dropTable('run_document').execute();
  await sql`delete from kysely_migration where name >= '0010'`.execute(db.query);
}

describeEachEngine('a stored run and the version of its tool', (open, _engine, testOnce) => {
  testOnce('is brought along by the tool, with the facts it was made from, and stays free', async () => {
    const db = await open();
    const before = await makeRunApp({ db });
    const ada = await signUp(before, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    let gathered = 0;
    const kit = await makeRunApp({
      db,
      tools: makeSmallToolbox({ version: 2, migrate: { 1: addLetter }, onGather: () => (gathered += 1) }),
    });
    const again = kit.client();
    for (const [name, value] of ada.cookies) again.cookies.set(name, value);
    // Opening changes nothing: it is as it was paid for.
    expect((await again.request('GET', `/api/runs/${id}`)).body).toMatchObject({
      toolVersion: 1,
      basis: { letters: 24 },
      result: { headline: 'It is worth 72.' },
    });
    expect((await assume(again, id, 4)).body).toMatchObject({
      toolVersion: 2,
      version: 2,
      basis: { letters: 25 },
      result: { headline: 'It is worth 100.' },
    });
    expect((await again.request('GET', `/api/runs/${id}/versions/1`)).body).toMatchObject({ toolVersion: 1 });
    expect(gathered).toBe(0);
    expect(await creditsOf(again)).toBe(9);
    await before.close();
    await kit.close();
  });

  test('that nobody can bring along opens, and is looked up anew when it is changed', async () => {
    const db = await open();
    const before = await makeRunApp({ db });
    const ada = await signUp(before, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    await db.query.updateTable('run_version').set({ basis: '{"letters":7}' }).execute();
    const kit = await makeRunApp({ db, tools: makeSmallToolbox({ version: 3, migrate: { 2: addLetter } }) });
    const again = kit.client();
    for (const [name, value] of ada.cookies) again.cookies.set(name, value);
    expect((await again.request('GET', `/api/runs/${id}`)).body).toMatchObject({
      toolVersion: 1,
      result: { headline: 'It is worth 72.' },
    });
    expect((await assume(again, id, 4)).body).toMatchObject({ toolVersion: 3, basis: { letters: 24 } });
    await before.close();
    await kit.close();
  });

  test.each([
    ['an older version, which its steps brought along badly', { version: 2, migrate: { 1: addLetter } }],
    ['its own version, of which the basis no longer fits', {}],
  ])('of %s is looked up anew, and never fails', async (_, options) => {
    const db = await open();
    const before = await makeRunApp({ db });
    const ada = await signUp(before, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    let isGathered = false;
    const tools = makeSmallToolbox({
      ...options,
      onGather: () => (isGathered = true),
      onRun() {
        if (!isGathered) throw new TypeError('Cannot read properties of undefined');
      },
    });
    const kit = await makeRunApp({ db, tools });
    const again = kit.client();
    for (const [name, value] of ada.cookies) again.cookies.set(name, value);
    expect((await assume(again, id, 4)).body).toMatchObject({
      version: 2,
      basis: { letters: 24 },
      result: { headline: 'It is worth 96.' },
    });
    expect(await creditsOf(again)).toBe(9);
    await before.close();
    await kit.close();
  });

  test.each([
    ['the last release goes on with its own facts', 'slipway 0.4.0', 1, 7],
    ['an earlier one opens, and is looked up anew', 'slipway 0.3.0', 0, 24],
  ])('a row of %s', async (_, engine, toolVersion, letters) => {
    const db = await open();
    const kit = await makeRunApp({ db });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    await db.query.updateTable('run_version').set({ basis: '{"letters":7}' }).execute();
    await makeOld(db, engine);
    await migrate(db);
    expect((await ada.request('GET', `/api/runs/${id}`)).body).toMatchObject({
      toolVersion,
      engine,
      result: { headline: 'It is worth 72.' },
    });
    expect((await assume(ada, id, 5)).body).toMatchObject({ toolVersion: 1, version: 2, basis: { letters } });
    await kit.close();
  });
});
