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
  readonly status: number;
  readonly ms: number;
}

exitOnSignals();
const server = await startServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn' } });

async function ask(visitor: Visitor, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${server.origin}${path}`, {
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
  const begun = performance.now();
  const answer = await work();
  // A refusal is over with its head; a result when it has been read.
  await answer.text();
  return { status: answer.status, ms: performance.now() - begun };
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;
const timesOf = (seen: readonly Seen[], isWanted: (status: number) => boolean) =>
  seen.filter(({ status }) => isWanted(status)).map(({ ms }) => ms);

/** One cheap question after the other, by somebody who is not part of the load. */
async function askCheaply(visitor: Visitor, isOver: () => boolean): Promise<Seen[]> {
  const seen: Seen[] = [];
  while (!isOver()) {
    seen.push(await time(() => ask(visitor, 'GET', '/api/me')));
    await sleep(50);
  }
  return seen;
}

try {
  const sample = await (await fetch(`${server.origin}/api/tools/${tool}/sample`)).json();
  const visitors: Visitor[] = [];
  for (let n = 0; n < people; n += 1) visitors.push(await signUp(n));
  const other = await signUp(people);
  const run = (n: number) => {
    const visitor = visitors[n % visitors.length] ?? other;
    return time(() => ask(visitor, 'POST', `/api/tools/${tool}/runs`, { input: sample.input }));
  };
  const within = (ms: number) => {
    const end = performance.now() + ms;
    return () => performance.now() > end;
  };
  const idle = await askCheaply(other, within(3000));

  const isOver = within(measuredMs);
  const once: Seen[] = [];
  const workers = Array.from({ length: 8 }, async (_, worker) => {
    for (let n = worker; !isOver(); n += 8) once.push(await run(n));
  });
  await Promise.all(workers);
  const capacity = (timesOf(once, (status) => status === 200).length / measuredMs) * 1000;

  const print = (name: string, seen: readonly Seen[], cheap: readonly Seen[], spentMs: number) => {
    const good = (timesOf(seen, (status) => status === 200).length / spentMs) * 1000;
    const refusedMs = at(
      timesOf(seen, (status) => status === 503),
      0.99,
    );
    const statuses = Object.entries(Object.groupBy(seen, ({ status }) => status));
    console.log(`${name}: ${statuses.map(([status, of]) => `${of?.length} × ${status}`).join(', ')}`);
    console.log(
      `  goodput ${good.toFixed(1)} a second, ${((good / capacity) * 100).toFixed(0)} % of 1 × (at least 80 %)`,
    );
    console.log(`  refused within ${refusedMs.toFixed(0)} ms (99 of 100; at most 100 ms)`);
    const cheapMs = at(
      cheap.map(({ ms }) => ms),
      0.99,
    );
    const cheapRefused = cheap.filter(({ status }) => status === 503).length;
    console.log(
      `  somebody else’s cheap request ${cheapMs.toFixed(0)} ms (99 of 100), ${cheapRefused} of ${cheap.length} refused`,
    );
    return good >= capacity * 0.8 && refusedMs <= 100;
  };

  const flood = async (pick: (n: number) => number) => {
    const begun = performance.now();
    const isEnough = within(measuredMs);
    const cheap = askCheaply(other, isEnough);
    const asked: Promise<Seen>[] = [];
    while (!isEnough()) {
      const due = ((performance.now() - begun) / 1000) * capacity * 5;
      while (asked.length < due) asked.push(run(pick(asked.length)));
      await sleep(5);
    }
    const seen = await Promise.all(asked);
    return { seen, cheap: await cheap, spentMs: performance.now() - begun };
  };

  console.log(
    `1 ×: ${capacity.toFixed(1)} runs a second, 99 of 100 within ${at(
      timesOf(once, () => true),
      0.99,
    ).toFixed(0)} ms`,
  );
  console.log(
    `idle: a cheap request ${at(
      idle.map(({ ms }) => ms),
      0.99,
    ).toFixed(0)} ms (99 of 100)`,
  );
  const many = await flood((n) => n);
  const isKept = print(`5 × by ${people} people`, many.seen, many.cheap, many.spentMs);
  const one = await flood(() => 0);
  print('5 × by one person', one.seen, one.cheap, one.spentMs);
  if (!isKept) process.exitCode = 1;
} finally {
  await server.stop();
}
