import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offlineEvidence } from '@slipway/tools';
import { startHttpServer } from '../apps/server/src/adapters/http-server.ts';
import { createIdentity } from '../apps/server/src/adapters/identity/create-identity.ts';
import { makeIds } from '../apps/server/src/adapters/ids.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { type Database, openDatabase } from '../apps/server/src/db/client.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { emptySite } from '../apps/server/src/http/site.ts';
import { makeLiveLaunches } from '../apps/server/src/modules/launch/live-launches.ts';
import { makeLibrary } from '../apps/server/src/modules/tools/library.ts';
import { makeLiveRuns } from '../apps/server/src/modules/tools/live-runs.ts';
import { makeToolbox } from '../apps/server/src/modules/tools/toolbox.ts';
import { freePort } from '../scripts/services/free-port.ts';
import { ensurePostgres } from '../scripts/services/postgres.ts';
import { makeThrowAwaySchema } from '../scripts/services/throw-away-schema.ts';
import { fillAccount, projectsOfFull, runsOfFull } from './data/fill-account.ts';

/**
 * What much data costs: `npm run bench:data`. Each screen's requests for somebody with 200 projects and 5,000 runs, beside the same
 * for an empty account, on both databases. More than twice as long ends with code 1.
 */
const rounds = 40;
const ratioMax = 2;
const log = { info() {}, warn() {}, error() {} };
const library = makeLibrary();
let missed = 0;

interface Visitor {
  readonly name: string;
  readonly cookie: string;
  readonly projectId: string;
}

async function measure(engine: string, env: Record<string, string>): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const config = readConfig({
    AUTH_SECRET: 'only for this bench, and long enough',
    PUBLIC_URL: origin,
    ...env,
  });
  const db = openDatabase(config, log);
  await migrate(db);
  const ids = makeIds(Date.now);
  const app = buildApp(
    {
      config,
      db,
      clock: Date.now,
      ids,
      processId: ids.next(),
      mailer: { send: async () => {} },
      identity: createIdentity({ config, db, clock: Date.now, ids, log }),
      payments: null,
      tools: makeToolbox(),
      library,
      evidence: offlineEvidence,
      model: null,
      exporter: {
        make: async () => new Uint8Array(),
        paint: async () => new Uint8Array(),
        stop: async () => {},
      },
      runs: makeLiveRuns(),
      launches: makeLiveLaunches(),
      log,
    },
    emptySite,
  );
  const server = await startHttpServer(app, '127.0.0.1', port);
  try {
    const [empty, full] = [await signUp(origin, 'empty'), await signUp(origin, 'full')];
    const filled = { ...full, projectId: await fill(db, origin, full) };
    // Filling took the thread for long: connections from before have gone.
    await get(origin, '/healthz', '').catch(() => {});
    console.log(`\n${engine}: ${projectsOfFull} projects and ${runsOfFull} runs beside an empty account`);
    for (const [name, pathOf] of screens) await compare(name, origin, pathOf, empty, filled);
  } finally {
    await server.stop();
    await db.close();
  }
}

const screens: readonly (readonly [string, (projectId: string) => string])[] = [
  ['dashboard', () => '/api/dashboard'],
  ['list of projects', () => '/api/projects'],
  ['project', (id) => `/api/projects/${id}`],
  ['its record', (id) => `/api/projects/${id}/record`],
  ['its results', (id) => `/api/runs?project=${id}`],
  ['its tasks', (id) => `/api/projects/${id}/tasks`],
  ['its timeline', (id) => `/api/projects/${id}/timeline`],
];

async function compare(
  name: string,
  origin: string,
  pathOf: (projectId: string) => string,
  empty: Visitor,
  full: Visitor,
): Promise<void> {
  const times = new Map<Visitor, number[]>([
    [empty, []],
    [full, []],
  ]);
  // In turns, so that a neighbour's work falls on both.
  for (let round = -5; round < rounds; round += 1)
    for (const [visitor, seen] of times) {
      const from = performance.now();
      await get(origin, pathOf(visitor.projectId), visitor.cookie);
      if (round >= 0) seen.push(performance.now() - from);
    }
  const [emptyMs, fullMs] = [median(times.get(empty)), median(times.get(full))];
  const isMissed = fullMs > ratioMax * emptyMs;
  if (isMissed) missed += 1;
  console.log(
    `${name.padEnd(20)}${emptyMs.toFixed(1).padStart(8)} ms${fullMs.toFixed(1).padStart(8)} ms  × ${(fullMs / emptyMs).toFixed(2)}  at most × ${ratioMax}  ${isMissed ? 'MISSED' : 'ok'}`,
  );
}

async function signUp(origin: string, name: string): Promise<Visitor> {
  const answer = await post(origin, '/api/auth/sign-up/email', '', {
    name,
    email: `${name}@example.org`,
    password: 'keel-and-rudder-42',
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  await post(origin, '/api/trial', cookie, {});
  const project = await post(origin, '/api/projects', cookie, { name: 'My company' });
  return { name, cookie, projectId: Reflect.get(Object(await project.json()), 'id') };
}

/** Real runs of two tools, many times over. Answers one of the projects that are full of them. */
async function fill(db: Database, origin: string, { cookie, projectId }: Visitor): Promise<string> {
  for (const id of ['score-your-idea', 'market-size-estimator']) {
    const sample = await get(origin, `/api/tools/${id}/sample`, cookie);
    await post(origin, `/api/tools/${id}/runs`, cookie, {
      input: Reflect.get(Object(sample), 'input'),
      projectId,
    });
  }
  return fillAccount(db, projectId);
}

function post(origin: string, path: string, cookie: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin, cookie, 'idempotency-key': randomUUID() };
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function get(origin: string, path: string, cookie: string): Promise<unknown> {
  const answer = await fetch(origin + path, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function median(values: readonly number[] = []): number {
  return values.toSorted((a, z) => a - z)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const dir = mkdtempSync(join(tmpdir(), 'slipway-bench-'));
const postgres = await ensurePostgres();
const schema = await makeThrowAwaySchema(postgres.url);
try {
  await measure('SQLite', { DATA_DIR: join(dir, 'sqlite') });
  await measure('PostgreSQL', { DATA_DIR: join(dir, 'postgres'), DATABASE_URL: schema.url });
} finally {
  await schema.drop();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
process.exit(missed > 0 ? 1 : 0);
