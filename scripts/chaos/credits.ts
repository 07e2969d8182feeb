import fc from 'fast-check';
import { voidRun } from '../../apps/server/src/modules/credits/void-run.ts';
import { happenings, liveThrough } from '../../apps/server/test/credit-story.ts';
import { raceReserves, raceSameKey, raceSettle } from '../../apps/server/test/credit-trials.ts';
import { makeLedger } from '../../apps/server/test/ledger.ts';
import { raceProcesses } from '../../apps/server/test/race-processes.ts';
import type { Place, Report, Subject } from './subject.ts';

const prices = [
  { toolId: 'swot-generator', accepted: 10 },
  { toolId: 'landing-page-generator', accepted: 2 },
] as const;
const dayMs = 24 * 60 * 60_000;

async function reserves({ db }: Place, report: Report): Promise<void> {
  const rounds = 10;
  for (const { toolId, accepted } of prices) {
    const found: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ledger = makeLedger(db);
      const race = await raceReserves(ledger, await ledger.addPerson(), { toolId, count: 1000 });
      found.push(`${race.accepted}/${race.refused}/${race.faults.length}`);
    }
    const wanted = `${accepted}/${1000 - accepted}/0`;
    report({
      promise: `${rounds} × 1,000 at once for ${toolId}: ${accepted} accepted, the rest refused, no fault`,
      found: [...new Set(found)].join(' '),
      kept: found.every((each) => each === wanted),
    });
  }
}

async function processes({ db, address }: Place, report: Report): Promise<void> {
  for (const { toolId, accepted } of prices)
    for (const count of [2, 4]) {
      const { uid } = await makeLedger(db).addPerson();
      const race = await raceProcesses({ place: address, uid, toolId, processes: count, countEach: 500 });
      report({
        promise: `${count} processes × 500 for ${toolId}: ${accepted} accepted`,
        found: `${race.accepted}/${race.refused}/${race.faults.length}${race.faults[0] ? ` ${race.faults[0]}` : ''}`,
        kept:
          race.accepted === accepted && race.faults.length === 0 && race.refused === count * 500 - accepted,
      });
    }
}

async function keys({ db }: Place, report: Report): Promise<void> {
  const rounds = 20;
  let good = 0;
  for (let round = 0; round < rounds; round += 1) {
    const ledger = makeLedger(db);
    const { fresh, runs, answers } = await raceSameKey(ledger, await ledger.addPerson(), 100);
    if (fresh === 1 && runs === 1 && answers === 100) good += 1;
  }
  report({
    promise: `${rounds} × the same key 100 times at once: one hold, 100 equal answers`,
    found: `${good} of ${rounds}`,
    kept: good === rounds,
  });
}

async function settlements({ db }: Place, report: Report): Promise<void> {
  const ledger = makeLedger(db);
  const person = await ledger.addPerson();
  const other = makeLedger(db);
  const rounds = 500;
  let oneWinner = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (round % 10 === 9) ledger.clock.advance(dayMs);
    if ((await raceSettle([ledger, other], person, 4)) === 1) oneWinner += 1;
  }
  report({
    promise: `${rounds} × 4 posts and 4 voids at once: one winner`,
    found: `${oneWinner} of ${rounds}`,
    kept: oneWinner === rounds,
  });
  ledger.clock.advance(dayMs);
  const { runId } = await ledger.reserve(person);
  const refunds = await Promise.all(
    Array.from({ length: 1000 }, () => voidRun(ledger.deps, { runId, errorCode: 'server/failed' })),
  );
  const refunded = refunds.filter(Boolean).length;
  report({ promise: 'a refund retried 1,000 times: one', found: `${refunded}`, kept: refunded === 1 });
}

async function stories({ db }: Place, report: Report, seed: number): Promise<void> {
  const count = 400;
  const differences: string[] = [];
  for (const story of fc.sample(happenings, { numRuns: count, seed })) {
    const ledger = makeLedger(db);
    const difference = await liveThrough(ledger, await ledger.addPerson(), story);
    if (difference !== null) differences.push(difference);
  }
  report({
    promise: `${count} stories of reserve, post, void, reset and premium: as the rules say`,
    found: differences[0] ?? 'no difference',
    kept: differences.length === 0,
  });
  const servers = [makeLedger(db), makeLedger(db)] as const;
  const person = await servers[0].addPerson();
  const ends = await Promise.allSettled(
    fc
      .sample(happenings, { numRuns: 60, seed: seed + 1 })
      .map((story, place) => liveThrough(servers[place % 2 === 0 ? 0 : 1], person, story)),
  );
  // Interleaved, the plain retelling no longer applies: no fault here, and the invariants judge the books.
  const faults = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  report({
    promise: '60 stories at once on one balance, from two servers: no fault',
    found: faults[0] ?? 'none',
    kept: faults.length === 0,
  });
}

export const credits: Subject = {
  name: 'credits',
  async onEach(place, report, { seed }) {
    await reserves(place, report);
    await processes(place, report);
    await keys(place, report);
    await settlements(place, report);
    await stories(place, report, seed);
  },
};
