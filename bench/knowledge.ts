import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { loadKnowledge } from '@slipway/knowledge/load';
import { startServer } from '../scripts/services/throw-away-server.ts';

/**
 * How long the server takes until it knows everything, and how much memory it then holds: `npm run bench:knowledge`. Each round is
 * a fresh process; the median of the rounds counts. What is over its limit ends with code 1.
 */
const rounds = 9;
/** Knowledge with its indexes. */
const limitMs = 300;
/** Resident, of a server after its first run. */
const limitMb = 250;
const learntFolder = join(import.meta.dirname, '../packages/knowledge/vectors');
const vectorsFile = join(learntFolder, 'glove-100d-int8.bin');
const idea =
  'Front desks of dental offices spend six hours a week calling patients who cancel. Our assistant texts the waiting list.';

type Times = Readonly<Record<string, number>>;

async function measure(): Promise<Times> {
  const times: Record<string, number> = {};
  const time = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    const from = performance.now();
    const made = await work();
    times[name] = performance.now() - from;
    return made;
  };
  const knowledge = await time('knowledge', () => loadKnowledge());
  const { loadAnalyst } = await time('analyst: modules', () => import('@slipway/analyst/load-analyst'));
  const { study } = await time('analyst', () => loadAnalyst(knowledge));
  await time('first idea', () => study({ idea }));
  for (let round = 0; round < 20; round += 1) study({ idea: `${idea} ${round}` });
  await time('a later idea', () => study({ idea: `${idea} Thank you.` }));
  return times;
}

/** Of the real server, once a person has run a tool. */
async function measureMemory(): Promise<number> {
  const server = await startServer({ env: { WARM_UP: 'on' } });
  try {
    const send = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${server.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const person = { name: 'Ada', email: 'ada@example.org', password: 'keel-and-rudder-42' };
    const { headers } = await send('/api/auth/sign-up/email', person);
    const cookie = headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const run = await send(
      '/api/tools/score-your-idea/runs',
      { input: { idea } },
      { cookie, 'idempotency-key': randomUUID() },
    );
    if (!run.ok) throw new Error(await run.text());
    await run.text();
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' });
    return Number(stdout) / 1024;
  } finally {
    await server.stop();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

if (process.argv.includes('--round')) console.log(JSON.stringify(await measure()));
else {
  await measure();
  const all: Times[] = Array.from({ length: rounds }, () => {
    const { stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, '--round'], {
      encoding: 'utf8',
    });
    if (stdout === '') throw new Error(stderr);
    return JSON.parse(stdout);
  });
  for (const name of Object.keys(all[0] ?? {}))
    console.log(
      `${name.padEnd(20)}${median(all.map((times) => times[name] ?? Number.NaN))
        .toFixed(1)
        .padStart(8)} ms`,
    );
  console.log(
    `${'size of vectors'.padEnd(20)}${(statSync(vectorsFile).size / 1e6).toFixed(2).padStart(8)} MB`,
  );
  const spentMs = median(all.map(({ knowledge = Number.NaN, analyst = Number.NaN }) => knowledge + analyst));
  const heldMb = await measureMemory();
  const isSlow = !(spentMs <= limitMs);
  const isLarge = !(heldMb <= limitMb);
  console.log(
    `Knowledge and analyst took ${spentMs.toFixed(0)} ms, and may take ${limitMs}: ${isSlow ? 'MISSED' : 'ok'}.`,
  );
  console.log(
    `After its first run the server holds ${heldMb.toFixed(0)} MB, and may hold ${limitMb}: ${isLarge ? 'MISSED' : 'ok'}.`,
  );
  process.exitCode = isSlow || isLarge ? 1 : 0;
}
