import { listBreaches, listInvariants } from '../apps/server/src/db/invariants.ts';
import { chanceFrom } from './chaos/chance.ts';
import { credits } from './chaos/credits.ts';
import { payments } from './chaos/payments.ts';
import { withPlace } from './chaos/place.ts';
import { storage } from './chaos/storage.ts';
import type { Place, Subject, Trial } from './chaos/subject.ts';
import { time } from './chaos/time.ts';
import { exitOnSignals } from './services/exit-on-signals.ts';
import { ensurePostgres } from './services/postgres.ts';

/**
 * The promises at full size: `npm run chaos`, or `npm run chaos -- credits time` for some. Loopback only. The seed is
 * printed; CHAOS_SEED repeats a run. Each database ends with its invariant views, which must all be empty.
 */
const subjects: readonly Subject[] = [time, credits, payments, storage];
const words = process.argv.slice(2);
const chosen = subjects.filter(({ name }) => words.length === 0 || words.includes(name));
const seed = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
let broken = 0;

function reportOn(where: string): (trial: Trial) => void {
  return ({ promise, found, kept }) => {
    if (!kept) broken += 1;
    console.log(`${kept ? 'kept  ' : 'BROKEN'} ${where}: ${promise} → ${found}`);
  };
}

async function judge({ db }: Place, where: string): Promise<void> {
  const views = await listInvariants(db);
  const breaches = await listBreaches(db);
  reportOn(where)({
    promise: `${views.length} invariant views are empty`,
    found: breaches.map(({ view, rows }) => `${view}: ${rows.length}`).join(', ') || 'all of them',
    kept: views.length > 0 && breaches.length === 0,
  });
}

exitOnSignals();
console.log(`CHAOS_SEED=${seed}`);
const began = performance.now();
const postgres = chosen.some(({ onEach }) => onEach) ? await ensurePostgres() : null;
try {
  for (const { name, once, onEach } of chosen) {
    await once?.(reportOn(name), chanceFrom(seed));
    if (onEach === undefined || postgres === null) continue;
    for (const engine of ['sqlite', 'postgres'] as const)
      await withPlace(engine, postgres.url, async (place) => {
        const where = `${name} on ${engine}`;
        await onEach(place, reportOn(where), chanceFrom(seed));
        await judge(place, where);
      });
  }
} finally {
  await postgres?.stop();
}
if (chosen.length === 0) console.log(`The subjects are ${subjects.map(({ name }) => name).join(', ')}.`);
console.log(
  `\n${broken} promises broken, ${((performance.now() - began) / 1000).toFixed(0)} s, CHAOS_SEED=${seed}`,
);
process.exitCode = broken > 0 || chosen.length === 0 ? 1 : 0;
