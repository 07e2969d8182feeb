import { randomUUID } from 'node:crypto';
import { bareAround, catalogue } from '@slipway/tools';
import { engineLoaders } from '@slipway/tools/engines';
import { gatherLoaders } from '@slipway/tools/gather';
import { loadTestLibrary } from '../packages/tools/test/library.ts';
import { exitOnSignals } from '../scripts/services/exit-on-signals.ts';
import { startServer } from '../scripts/services/throw-away-server.ts';
import { makeEvents, timeTriangle } from './events.ts';
import { timePage } from './page-events.ts';

/**
 * How long a founder waits: `npm run bench:tools`. The first computed report of each tool's sample over HTTP, beside an
 * empty request to the same server, the what-if recompute as the browser runs it, and a file of events up to its drawn
 * triangle, once as a thread and once in the real page. Missed limits end with code 1.
 */
const rounds = 20;
const firstReportLimitMs = 100;
const frameMs = 1000 / 60;
let missed = 0;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(name: string, valueMs: number, limitMs: number, note: string): void {
  const isMissed = valueMs > limitMs;
  if (isMissed) missed += 1;
  console.log(
    `${name.padEnd(44)}${valueMs.toFixed(1).padStart(8)} ms  at most ${limitMs.toFixed(0).padStart(4)}  ${isMissed ? 'MISSED' : 'ok'}  ${note}`,
  );
}

async function timeOf(work: () => Promise<unknown> | unknown): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

exitOnSignals();
const server = await startServer({ env: { WARM_UP: 'on', LOG_LEVEL: 'silent' } });
try {
  const headers = { 'content-type': 'application/json', origin: server.origin };
  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    fetch(server.origin + path, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
  const signUp = async (email: string): Promise<string> => {
    const signedUp = await post('/api/auth/sign-up/email', {
      name: 'Bench',
      email,
      password: 'keel-and-rudder-42',
    });
    const cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    // Premium by trial: twenty rounds cost more than a day's credits.
    await post('/api/trial', {}, { cookie });
    return cookie;
  };

  const empty: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    empty.push(await timeOf(async () => (await fetch(`${server.origin}/healthz`)).text()));
  const emptyMs = median(empty);
  console.log(`${'an empty request'.padEnd(44)}${emptyMs.toFixed(1).padStart(8)} ms`);

  const library = loadTestLibrary();
  for (const { id } of catalogue) {
    const engine = await engineLoaders[id]?.();
    const gather = await gatherLoaders[id]?.();
    if (!engine || !gather) throw new Error(`${id} is in the catalogue and cannot be loaded.`);
    // One each: all rounds of all tools are more runs than one person may start in a minute.
    const cookie = await signUp(`${id}@example.org`);
    const firstReports: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const from = performance.now();
      const answer = await post(
        `/api/tools/${id}/runs`,
        { input: engine.sample },
        { cookie, accept: 'text/event-stream', 'idempotency-key': randomUUID() },
      );
      let seen = '';
      for await (const chunk of answer.body ?? []) {
        seen += Buffer.from(chunk).toString();
        if (seen.includes('event: report')) break;
      }
      if (!seen.includes('event: report')) throw new Error(`${id} sent no report: ${seen.slice(0, 300)}`);
      // The first one of each tool loads its code.
      if (round > 0) firstReports.push(performance.now() - from);
    }
    const reportMs = median(firstReports);
    print(
      `${id}: first report`,
      reportMs,
      firstReportLimitMs,
      `${(reportMs / emptyMs).toFixed(1)} × an empty request`,
    );

    const basis = await gather(engine.sample, bareAround(library, '2026-11-16'));
    const recomputes: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      recomputes.push(await timeOf(() => engine.run(engine.sample, basis)));
    const whatIfMs = median(recomputes);
    print(`${id}: what-if`, whatIfMs, frameMs, `${(whatIfMs / emptyMs).toFixed(1)} × an empty request`);
  }

  const events = makeEvents(100_000);
  const { allMs, longestMs } = await timeTriangle(events, { benchmarks: [], asOf: '2026-11-16' });
  print('100,000 events: to a drawn triangle', allMs, 2000, 'read and counted in a worker');
  print('100,000 events: longest task on the page', longestMs, 50, 'while it was read, counted and drawn');
  const page = await timePage(server.origin, events);
  print(
    '100,000 events in the page: to a drawn triangle',
    page.drawnMs,
    2000,
    `read after ${page.readMs.toFixed(0)} ms`,
  );
  print(
    '100,000 events in the page: longest task',
    page.longestMs,
    50,
    `${page.busiestMs.toFixed(1)} ms of work`,
  );
} finally {
  await server.stop();
}
process.exitCode = missed > 0 ? 1 : 0;
