import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeEachEngine, openTestDatabase } from '../../test/engines.ts';
import { silentLog } from '../../test/silent-log.ts';
import { openPostgres } from './client.ts';
import { isMigrated, migrate } from './migrate.ts';
import { tableRules } from './schema/tables.ts';

const row = (key: string) => ({ key, count: 1, resets_at: Date.UTC(2300, 0) });

describeEachEngine('database', (open, engine) => {
  test('gives numbers for bigint columns and for counts', async () => {
    const db = await open();
    await db.query.insertInto('rate_limit').values(row('a')).execute();
    const [read] = await db.query.selectFrom('rate_limit').selectAll().execute();
    expect(read).toEqual(row('a'));
    const { total } = await db.query
      .selectFrom('rate_limit')
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(total).toBe(1);
  });

  test('refuses a text that it cannot hold as a request, not as a fault of ours', async () => {
    const db = await open();
    const stored = db.query.insertInto('rate_limit').values(row('nul\0')).execute();
    if (engine === 'sqlite') await stored;
    else await expect(stored).rejects.toMatchObject({ code: 'request/invalid', status: 400 });
  });

  test('a transaction that fails leaves nothing', async () => {
    const db = await open();
    const work = db.transaction(async (trx) => {
      await trx.insertInto('rate_limit').values(row('a')).execute();
      throw new Error('half-way');
    });
    await expect(work).rejects.toThrow('half-way');
    expect(await db.query.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
  });

  test('transactions at once do not see into each other', async () => {
    const db = await open();
    await db.query.insertInto('rate_limit').values(row('sum')).execute();
    const addOne = () =>
      db.transaction(async (trx) => {
        const { count } = await trx
          .selectFrom('rate_limit')
          .select('count')
          .where('key', '=', 'sum')
          .$if(engine === 'postgres', (query) => query.forUpdate())
          .executeTakeFirstOrThrow();
        await new Promise((resolve) => setImmediate(resolve));
        await trx
          .updateTable('rate_limit')
          .set({ count: count + 1 })
          .where('key', '=', 'sum')
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, addOne));
    const { count } = await db.query.selectFrom('rate_limit').select('count').executeTakeFirstOrThrow();
    expect(count).toBe(21);
  });

  test('inside a transaction the database itself is out of reach, and after it in reach again', async () => {
    const db = await open();
    await expect(db.transaction(async () => db.query.selectFrom('rate_limit').execute())).rejects.toThrow(
      'Use the transaction you are in',
    );
    await expect(db.transaction(async () => db.transaction(async () => 1))).rejects.toThrow(
      'Use the transaction',
    );
    await db.ping();
  });

  test('migrating again changes nothing, also from several processes at once', async () => {
    const db = await open();
    expect(await isMigrated(db)).toBe(true);
    await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(await isMigrated(db)).toBe(true);
  });

  test('every table says how it relates to a person', async () => {
    const db = await open();
    const found = await db.query.introspection.getTables({ withInternalKyselyTables: true });
    const own = found.filter(({ isView }) => !isView);
    expect(own.map((table) => table.name).sort()).toEqual(tableRules.map((rule) => rule.table).sort());
    for (const { table, personColumn } of tableRules) {
      const columns = own.find(({ name }) => name === table)?.columns.map(({ name }) => name);
      if (personColumn !== null) expect(columns, table).toContain(personColumn);
    }
  });

  test('columns keep to the neutral types', async () => {
    const db = await open();
    const found = await db.query.introspection.getTables();
    const types = new Set(
      found
        // Sums in a view have the engine's own type; nothing is stored there.
        .filter(({ isView }) => !isView)
        .flatMap(({ columns }) => columns.map(({ dataType }) => dataType.toLowerCase())),
    );
    const neutral = engine === 'sqlite' ? ['text', 'integer', 'bigint'] : ['text', 'int4', 'int8'];
    expect([...types].filter((type) => !neutral.includes(type))).toEqual([]);
  });
});

test('SQLite runs as promised: WAL, full synchronous, foreign keys, a busy time-out', async () => {
  const { db, destroy } = await openTestDatabase('sqlite');
  const read = async (name: string) =>
    Object.values(
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db.query)).rows[0] ?? {},
    )[0];
  expect(await read('journal_mode')).toBe('wal');
  expect(await read('synchronous')).toBe(2);
  expect(await read('foreign_keys')).toBe(1);
  expect(await read('busy_timeout')).toBe(5000);
  await destroy();
});

test('a full disk is told as unavailable, and the database goes on afterwards', async () => {
  const { db, destroy } = await openTestDatabase('sqlite');
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db.query);
  await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 2}`).execute(db.query);
  const message = (id: string) => ({
    id,
    name: 'a',
    email: 'a@example.org',
    message: 'x'.repeat(60_000),
    created_at: 1,
  });
  const insert = (id: string) =>
    db.transaction(
      async (trx) => void (await trx.insertInto('contact_message').values(message(id)).execute()),
    );
  await expect(insert('big')).rejects.toMatchObject({ code: 'server/unavailable' });
  expect(await db.query.selectFrom('contact_message').select('id').execute()).toEqual([]);
  await sql.raw('pragma max_page_count = 1000000').execute(db.query);
  await insert('fits');
  expect(await db.query.selectFrom('contact_message').select('id').execute()).toEqual([{ id: 'fits' }]);
  await destroy();
});

test('two products on one PostgreSQL do not see each other, nor stumble when the other goes', async () => {
  const [ours, theirs] = [await openTestDatabase('postgres'), await openTestDatabase('postgres')];
  await sql`create table only_theirs (id text)`.execute(theirs.db.query);
  const namesIn = async ({ db }: typeof ours) =>
    (await db.query.introspection.getTables()).map(({ name }) => name);
  expect(await namesIn(theirs)).toContain('only_theirs');
  const before = await namesIn(ours);
  expect(before).not.toContain('only_theirs');
  expect(new Set(before).size).toBe(before.length);
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(theirs.db.query);
  await sql`drop schema ${sql.id(rows[0]?.name ?? '')} cascade`.execute(theirs.db.query);
  await theirs.db.close();
  expect(await namesIn(ours)).toEqual(before);
  await ours.destroy();
});

test('a PostgreSQL that is not there is unavailable', async () => {
  // Port 1 is reserved and nothing listens on it.
  const db = openPostgres('postgres://nobody@127.0.0.1:1/none', silentLog);
  await expect(db.ping()).rejects.toMatchObject({ code: 'server/unavailable' });
  await expect(db.query.selectFrom('rate_limit').selectAll().execute()).rejects.toMatchObject({
    code: 'server/unavailable',
  });
  await db.close();
});

test('a connection that PostgreSQL ends is unavailable once, and the next query connects again', async () => {
  const { db, destroy } = await openTestDatabase('postgres');
  const suicide = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db.query);
  await expect(suicide).rejects.toMatchObject({ code: 'server/unavailable' });
  await db.ping();
  await destroy();
});
