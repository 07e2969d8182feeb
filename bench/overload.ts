import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitOnSignals } from '../scripts/services/exit-on-signals.ts';
import { startServer } from '../scripts/services/throw-away-server.ts';

/**
 * What becomes of five times the load that the server can bear: `npm run bench:overload`. Work is a run of a real tool, which
 * takes the thread for tens of milliseconds. Missed limits end with code 1.
 */
const people = 40;
const measuredMs = 10_000;
const tool = 'financial-metrics';

interface Visitor {
  readonly cookie: string;
  readonly ip: string;
}
interface Seen {
  /** 0 for a lost connection, and for a refusal that does not say when to come back. */
  readonly status: number;
  readonly ms: number;
  readonly endedMs: number;
}
interface Flood {
  readonly seen: readonly Seen[];
  readonly cheap: readonly Seen[];
  readonly begunMs: number;
}

exitOnSignals();
const server = await startServer({ env: { WARM_UP: 'on', TRUST_PROXY: '1', LOG_LEVEL: 'warn' } });
// A name would be looked up for each connection, on the cores that the server needs.
const origin = server.origin.replace('localhost', '127.0.0.1');

async function ask(visitor: Visitor, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method,
    headers: {
      cookie: visitor.cookie,
      'x-forwarded-for': visitor.ip,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function signUp(n: number): Promise<Visitor> {
  const stranger = { cookie: '', ip: `10.0.${Math.floor(n / 250)}.${n % 250}` };
  const password = 'a long and rare password';
  const body = { email: `n${n}@example.org`, password, name: 'N' };
  const answer = await ask(stranger, 'POST', '/api/auth/sign-up/email', body);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const visitor = { ...stranger, cookie };
  await answer.text();
  await (await ask(visitor, 'POST', '/api/trial')).text();
  return visitor;
}

async function time(work: () => Promise<Response>): Promise<Seen> {
  const begunMs = performance.now();
  const status = await work().then(readStatus, () => 0);
  const endedMs = performance.now();
  return { status, ms: endedMs - begunMs, endedMs };
}

async function readStatus(answer: Response): Promise<number> {
  await answer.text();
  return answer.status === 503 && !answer.headers.has('retry-after') ? 0 : answer.status;
}

/** How long 99 of 100 took at most. */
function p99(seen: readonly Seen[], status?: number): number {
  const times = seen.filter((one) => status === undefined || one.status === status).map(({ ms }) => ms);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

/** Runs a second, of those that ended while it was measured. */
function goodput(seen: readonly Seen[], begunMs: number): number {
  const good = seen.filter(({ status, endedMs }) => status === 200 && endedMs <= begunMs + measuredMs);
  return (good.length / measuredMs) * 1000;
}

function within(ms: number): () => boolean {
  const endMs = performance.now() + ms;
  return () => performance.now() > endMs;
}

/** One cheap question after the other, by somebody who is not part of the load. */
async function askCheaply(visitor: Visitor, isOver: () => boolean): Promise<Seen[]> {
  const seen: Seen[] = [];
  while (!isOver()) {
    seen.push(await time(() => ask(visitor, 'GET', '/api/me')));
    await sleep(50);
  }
  return seen;
}

function print(name: string, { seen, cheap }: Flood): void {
  const statuses = Object.entries(Object.groupBy(seen, ({ status }) => status));
  console.log(`${name}: ${statuses.map(([status, of]) => `${of?.length} × ${status}`).join(', ')}`);
  console.log(`  a run took ${p99(seen, 200).toFixed(0)} ms (99 of 100)`);
  const refused = cheap.filter(({ status }) => status === 503).length;
  console.log(
    `  another person’s cheap request took ${p99(cheap).toFixed(0)} ms (99 of 100), ${refused} of ${cheap.length} refused`,
  );
}

try {
  const sample = await (await fetch(`${origin}/api/tools/${tool}/sample`)).json();
  const visitors: Visitor[] = [];
  for (let n = 0; n < people; n += 1) visitors.push(await signUp(n));
  const other = await signUp(people);
  const run = (n: number) => {
    const visitor = visitors[n % visitors.length] ?? other;
    return time(() => ask(visitor, 'POST', `/api/tools/${tool}/runs`, { input: sample.input }));
  };

  const idle = await askCheaply(other, within(3000));
  console.log(`idle: a cheap request took ${p99(idle).toFixed(0)} ms (99 of 100)`);

  const onceMs = performance.now();
  const isOver = within(measuredMs);
  const once: Seen[] = [];
  const workers = Array.from({ length: 8 }, async (_, worker) => {
    for (let n = worker; !isOver(); n += 8) once.push(await run(n));
  });
  await Promise.all(workers);
  const capacity = goodput(once, onceMs);
  console.log(`1 ×: ${capacity.toFixed(1)} runs a second, each took ${p99(once).toFixed(0)} ms (99 of 100)`);

  const flood = async (pick: (n: number) => number): Promise<Flood> => {
    const begunMs = performance.now();
    const isEnough = within(measuredMs);
    const cheap = askCheaply(other, isEnough);
    const asked: Promise<Seen>[] = [];
    while (!isEnough()) {
      const due = ((performance.now() - begunMs) / 1000) * capacity * 5;
      while (asked.length < due) asked.push(run(pick(asked.length)));
      await sleep(5);
    }
    return { seen: await Promise.all(asked), cheap: await cheap, begunMs };
  };

  const many = await flood((n) => n);
  print(`5 × by ${people} people`, many);
  const share = goodput(many.seen, many.begunMs) / capacity;
  const refusedMs = p99(many.seen, 503);
  const lost = many.seen.filter(({ status }) => status === 0).length;
  console.log(`  goodput ${(share * 100).toFixed(0)} % of 1 × (at least 80 %)`);
  console.log(`  refused within ${refusedMs.toFixed(0)} ms (99 of 100; at most 100 ms)`);
  console.log(`  ${lost} lost, or refused without Retry-After (none)`);
  if (share < 0.8 || refusedMs > 100 || lost > 0) process.exitCode = 1;

  // One person meets the limit of runs in a minute first.
  print('5 × by one person', await flood(() => 0));
} finally {
  await server.stop();
}
