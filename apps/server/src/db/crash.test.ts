import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqlite } from './client.ts';

/** `npm run chaos` kills 200 times on both engines. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 3);
const seed = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000);
const writer = join(import.meta.dirname, '../../test/crash-writer.ts');

/** mulberry32: small, and the same on every machine. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function writeUntilKilled(file: string, round: number, afterMs: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [writer, file, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const spoke = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      // A busy machine may give it no time after its first row.
      if (said.indexOf('\n') < said.lastIndexOf('\n')) resolve();
    });
  });
  const closed = once(child, 'close');
  await Promise.race([spoke, closed]);
  setTimeout(() => child.kill('SIGKILL'), afterMs);
  const [, signal] = await closed;
  expect(signal).toBe('SIGKILL');
  // A last line without its end was not yet said.
  return said.slice(0, said.lastIndexOf('\n')).split('\n');
}

test(`kill -9 in ${rounds} rounds of writes loses no promised row (CRASH_SEED=${seed})`, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'slipway-crash-'));
  const file = join(dir, 'slipway.db');
  const random = randomFrom(seed);
  const promised: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    promised.push(...(await writeUntilKilled(file, round, random() * 120)));
    const db = openSqlite(file);
    const messages = await db.query.selectFrom('contact_message').select('id').execute();
    const subscribers = await db.query.selectFrom('newsletter_subscriber').select('id').execute();
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.query);
    await db.close();
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);
    const kept = new Set(messages.map(({ id }) => id));
    expect(promised.filter((id) => !kept.has(id))).toEqual([]);
    // Both rows of a transaction or neither.
    expect(new Set(subscribers.map(({ id }) => id))).toEqual(kept);
  }
  expect(promised.length).toBeGreaterThan(rounds);
  rmSync(dir, { recursive: true, force: true });
}, 120_000);
