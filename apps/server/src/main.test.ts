import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { openTestDatabase } from '../test/engines.ts';
import { type ServerProcess, spawnServer, startServer } from '../test/server-process.ts';
import { type Database, openSqlite } from './db/client.ts';

const running: ServerProcess[] = [];
const dirs: string[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.child.kill('SIGKILL');
    await server.exited;
  }
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

function makeDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'slipway-main-'));
  dirs.push(dir);
  return dir;
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(env);
  running.push(server);
  return server;
}

async function spawn(env: Record<string, string>): Promise<ServerProcess> {
  const server = await spawnServer(env);
  running.push(server);
  return server;
}

const contact = JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Is anybody there?' });
const json = { 'content-type': 'application/json' };

/** A request is begun, the server told to stop: it refuses new ones, finishes this one, and ends well. */
async function stopAmidRequest(server: ServerProcess): Promise<void> {
  const begun = request(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { ...json, 'transfer-encoding': 'chunked' },
  });
  const answered = once(begun, 'response');
  begun.write(contact.slice(0, 20));
  // Another request on another connection shows that the first has reached the server.
  await fetch(`${server.url}/healthz`);
  server.child.kill('SIGTERM');
  await expect
    .poll(
      () =>
        fetch(`${server.url}/healthz`).then(
          () => 'open',
          () => 'refused',
        ),
      { timeout: 30_000 },
    )
    .toBe('refused');
  begun.end(contact.slice(20));
  const [response] = await answered;
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await server.exited).toBe(0);
}

async function listSenders(db: Database): Promise<readonly string[]> {
  const rows = await db.query.selectFrom('contact_message').select('email').execute();
  return rows.map(({ email }) => email);
}

// One story, because each start of a server is seconds of work.
test('starts with nothing but a folder, holds folder and port, and keeps what it was given', async () => {
  const DATA_DIR = makeDir();
  const first = await start({ DATA_DIR, WARM_UP: 'on' });
  expect(first.output()).toContain(`Slipway is ready at http://localhost:${first.port}\n`);
  // Nobody is let in before everything slow is done.
  expect(first.output()).toMatch(/"the tools are warm".*Slipway is ready/s);
  expect(await (await fetch(`${first.url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${first.url}/readyz`)).json()).toEqual({ status: 'ready', database: 'sqlite' });
  expect(await (await fetch(`${first.url}/api/config`)).json()).toMatchObject({
    publicUrl: `http://localhost:${first.port}`,
    mail: 'outbox',
    google: false,
  });
  const answer = await fetch(`${first.url}/api/newsletter`, {
    method: 'POST',
    headers: json,
    body: '{"email":"ada@example.org"}',
  });
  expect(answer.status).toBe(200);

  const [file] = readdirSync(join(DATA_DIR, 'outbox'));
  const mail = readFileSync(join(DATA_DIR, 'outbox', file ?? ''), 'utf8');
  expect(mail).toContain('To: ada@example.org');
  const link = new RegExp(`>(http://localhost:${first.port}/newsletter/confirm\\?token=[\\w-]+)<`).exec(
    mail,
  )?.[1];
  expect(link).toBeDefined();
  const printed = /"file":"(file:[^"]+)"/.exec(first.output())?.[1] ?? '';
  expect(existsSync(fileURLToPath(printed))).toBe(true);
  expect(first.output()).not.toContain('ada@example.org');

  // A second one in the same folder is refused; so is one in a folder of its own at the same port, before it loads anything.
  const [sameFolder, samePort] = await Promise.all([
    spawn({ DATA_DIR }),
    spawn({ DATA_DIR: makeDir(), PORT: String(first.port), WARM_UP: 'on' }),
  ]);
  expect(await sameFolder.exited).toBe(1);
  expect(sameFolder.output()).toContain(
    `already in use by another Slipway server: process ${first.child.pid} at http://localhost:${first.port}, since 20`,
  );
  expect(await samePort.exited).toBe(1);
  expect(samePort.output()).toMatch(/Port \d+ on 127\.0\.0\.1 is already in use\./);
  expect(samePort.output()).not.toContain('the tools are warm');
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

  // Killed, it leaves no lock behind.
  first.child.kill('SIGKILL');
  await first.exited;
  const again = await start({ DATA_DIR });
  const confirmed = await fetch(`${again.url}/api/newsletter/confirm`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ token: new URL(link ?? '').searchParams.get('token') }),
  });
  expect(await confirmed.json()).toEqual({ status: 'confirmed' });

  await stopAmidRequest(again);
  expect(existsSync(join(DATA_DIR, 'holder.json'))).toBe(false);
  const db = openSqlite(join(DATA_DIR, 'slipway.db'));
  expect(await listSenders(db)).toEqual(['ada@example.org']);
  await db.close();
});

test('stops in order on PostgreSQL too', async () => {
  const database = await openTestDatabase('postgres');
  await stopAmidRequest(await start({ DATA_DIR: makeDir(), ...database.env }));
  expect(await listSenders(database.db)).toEqual(['ada@example.org']);
  await database.destroy();
});

test('missing configuration is logged as an initialization error, and the exit code is 1', async () => {
  const server = await spawn({ DATA_DIR: makeDir(), GOOGLE_CLIENT_ID: 'id', TRUST_PROXY: 'maybe' });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain('Missing required config fields: GOOGLE_CLIENT_SECRET\n');
  expect(server.output()).toContain('Unusable config fields: TRUST_PROXY (one of 0, 1)');
  expect(server.output()).toContain('"message":"initialization error"');
});

test('a PostgreSQL that is not there ends the start with a sentence', async () => {
  const server = await spawn({ DATA_DIR: makeDir(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain('Slipway cannot reach its database right now.');
});
