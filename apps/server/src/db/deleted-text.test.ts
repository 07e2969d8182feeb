import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../test/client.ts';
import { openTestDatabase, type TestDatabase } from '../../test/engines.ts';
import type { TestApp } from '../../test/kit.ts';
import { signUp } from '../../test/people.ts';
import { idIn, makeRunApp, start } from '../../test/run-kit.ts';
import { readOrCreateSecret } from '../secret-file.ts';
import { openSqlite } from './client.ts';
import { lockFolder } from './data-lock.ts';

let database: TestDatabase;
let dir: string;
let kit: TestApp;
beforeEach(async () => {
  database = await openTestDatabase('sqlite');
  dir = database.env.DATA_DIR ?? '';
  kit = await makeRunApp({ db: database.db });
});
afterEach(async () => {
  await kit.close();
  await database.destroy();
});

/** How often the text stands in the files as they lie on the disk, while the database is open. */
function findOnDisk(text: string): number {
  return readdirSync(dir)
    .map((file) => readFileSync(join(dir, file)).toString('latin1').split(text).length - 1)
    .reduce((sum, found) => sum + found, 0);
}

/** Texts from one cell to several pages, each with a mark at its beginning and its end. */
async function write(client: Client, mark: string): Promise<string[]> {
  const runs: string[] = [];
  for (const length of [40, 900, 3500]) {
    const idea = `${mark} ${'of many words '.repeat(length / 14)}${mark}`;
    runs.push(idIn((await start(client, { body: { input: { idea } } })).body));
    await client.request('PATCH', `/api/runs/${runs.at(-1)}`, {
      note: `${mark} ${'note '.repeat(length / 10)}`,
    });
    await client.request('POST', '/api/contact', {
      name: mark,
      email: `${mark}@example.org`,
      message: `${'Hello. '.repeat(length / 10)}${mark}`,
    });
  }
  return runs;
}

test('the text of a deleted account is in no byte of the folder, and everybody else’s is', async () => {
  const stays = await signUp(kit, 'stays@example.org');
  await write(stays, 'staysheremark');
  const leaves = await signUp(kit, 'leavesforgood@example.org', { name: 'Leavesforgood Person' });
  await write(leaves, 'leavesforgood');
  await write(stays, 'staysheremark');
  expect(findOnDisk('leavesforgood')).toBeGreaterThan(10);
  expect((await leaves.request('DELETE', '/api/me')).status).toBe(200);
  expect(findOnDisk('leavesforgood')).toBe(0);
  expect(findOnDisk('staysheremark')).toBeGreaterThan(10);
});

test('the text of a deleted run is in no byte of the folder', async () => {
  const ada = await signUp(kit, 'ada@example.org');
  const runs = await write(ada, 'staysheremark');
  const [gone = ''] = await write(ada, 'nevermindthis');
  const before = findOnDisk('nevermindthis');
  await ada.request('DELETE', `/api/runs/${gone}`);
  expect(findOnDisk('nevermindthis')).toBeLessThan(before);
  const { body } = await ada.request('GET', '/api/runs');
  const left: { id: string }[] = Reflect.get(Object(body), 'runs');
  for (const { id } of left) if (!runs.includes(id)) await ada.request('DELETE', `/api/runs/${id}`);
  // What the company's record has learnt stays, and so do messages by the contact form.
  const record = await database.db.query.selectFrom('project_record').selectAll().execute();
  const kept = JSON.stringify(record).split('nevermindthis of many').length - 1;
  expect(findOnDisk('nevermindthis of many')).toBe(kept);
  expect(findOnDisk('nevermindthis note')).toBe(0);
});

test('rows that moved between pages before they were deleted leave nothing either', async () => {
  const insert = (n: number, mark: string) =>
    database.db.query
      .insertInto('contact_message')
      .values({
        id: `${(n * 7919) % 1000}-${n}`,
        name: mark,
        email: `${mark}@example.org`,
        message: `${mark} `.repeat(1 + ((n * 31) % 200)),
        created_at: n,
      })
      .execute();
  for (let n = 0; n < 400; n += 1) await insert(n, n % 3 === 0 ? 'movedandgone' : `keeps${n}`);
  await database.db.query.deleteFrom('contact_message').where('name', '=', 'movedandgone').execute();
  await database.db.scrub();
  expect(findOnDisk('movedandgone')).toBe(0);
  expect(findOnDisk('keeps1@')).toBeGreaterThan(0);
  expect(await database.db.query.selectFrom('contact_message').select('id').execute()).toHaveLength(266);
});

test.skipIf(process.platform === 'win32')(
  'in a folder anybody may enter, no file can be read by others',
  async () => {
    const open = mkdtempSync(join(tmpdir(), 'slipway-open-'));
    chmodSync(open, 0o755);
    const mode = (file: string) => (statSync(join(open, file)).mode & 0o777).toString(8);
    const file = join(open, 'slipway.db');
    await openSqlite(file).close();
    expect(mode('slipway.db')).toBe('600');
    // As an earlier version left them.
    for (const each of ['slipway.db', 'secret', 'lock.db']) {
      if (each !== 'slipway.db') writeFileSync(join(open, each), each === 'secret' ? 'x'.repeat(43) : '');
      chmodSync(join(open, each), 0o644);
    }
    mkdirSync(join(open, 'outbox'));
    const db = openSqlite(file);
    const lock = lockFolder(open, { pid: 1, address: 'http://localhost', since: '' });
    readOrCreateSecret(open);
    expect(
      Object.fromEntries(
        readdirSync(open)
          .filter((name) => !/outbox|journal/.test(name))
          .map((name) => [name, mode(name)]),
      ),
    ).toEqual({
      'holder.json': '600',
      'lock.db': '600',
      secret: '600',
      'slipway.db': '600',
      'slipway.db-shm': '600',
      'slipway.db-wal': '600',
    });
    lock.release();
    await db.close();
    rmSync(open, { recursive: true });
  },
);
