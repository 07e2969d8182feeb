import { join } from 'node:path';
import { AppError } from '@slipway/core';
import { afterEach, describe, expect, test } from 'vitest';
import { raceReserves, raceSameKey } from '../../../test/credit-trials.ts';
import { describeEachEngine, engines, openTestDatabase, type TestDatabase } from '../../../test/engines.ts';
import { makeLedger } from '../../../test/ledger.ts';
import { raceProcesses } from '../../../test/race-processes.ts';
import { listBreaches } from '../../db/invariants.ts';
import { listTransactions } from './list-transactions.ts';
import { postRun } from './post-run.ts';
import { readCredits } from './read-credits.ts';
import { reserveRun } from './reserve-run.ts';

describeEachEngine('reserving', (open, engine, testOnce) => {
  testOnce('[§5] [§8] a run requires a signed-in user', async () => {
    const { deps } = makeLedger(await open());
    const run = { person: null, toolId: 'swot-generator', idempotencyKey: 'a', bodyHash: 'b' } as const;
    await expect(reserveRun(deps, run)).rejects.toMatchObject({
      code: 'tool/signed-out',
      message: 'Please log in to use this tool.',
    });
  });

  test('[§5] [§8] [CR3] a run requires enough credits, and a refusal moves nothing', async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    await ledger.reserve(person, { toolId: 'landing-page-generator' });
    await ledger.reserve(person);
    const refused = await ledger
      .reserve(person, { toolId: 'new-landing-generator', key: 'again' })
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({
      status: 402,
      message: 'Insufficient credits! You need 5 credits but only have 4.',
      details: { needed: 5, available: 4 },
    });
    expect(await readCredits(ledger.deps, { person })).toMatchObject({ credits: 4 });
    expect(await ledger.deps.db.query.selectFrom('tool_run').select('id').execute()).toHaveLength(2);
    // The refused key was not used up.
    expect(await ledger.reserve(person, { key: 'again' })).toMatchObject({ isFresh: true });
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  // `npm run chaos` tries 1,000 on both, from up to four processes.
  const count = engine === 'sqlite' ? 500 : 150;
  test(`[CR3] ${count} at once on 10 credits: exactly 10 accepted, the rest hear the sentence`, async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    const race = await raceReserves(ledger, person, { toolId: 'swot-generator', count });
    expect(race).toEqual({ accepted: 10, refused: count - 10, faults: [] });
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  test('[CR3] at cost 5 exactly 2', async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    const race = await raceReserves(ledger, person, { toolId: 'landing-page-generator', count: 100 });
    expect(race).toEqual({ accepted: 2, refused: 98, faults: [] });
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  test('[CR5] the same key 100 times at once: one hold, 100 equal answers', async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    expect(await raceSameKey(ledger, person, 100)).toEqual({ fresh: 1, runs: 1, answers: 100 });
    expect(await ledger.deps.db.query.selectFrom('credit_hold').select('amount').execute()).toEqual([
      { amount: 1 },
    ]);
    expect(await readCredits(ledger.deps, { person })).toMatchObject({ credits: 9 });
  });

  testOnce('[CR5] a repeated key gives the finished run; for something else it is refused', async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    const { runId } = await ledger.reserve(person, { key: 'k' });
    await postRun(ledger.deps, { runId, result: '{"score":7}' });
    expect(await ledger.reserve(person, { key: 'k' })).toEqual({
      runId,
      isFresh: false,
      status: 'done',
      result: '{"score":7}',
      errorCode: null,
    });
    const reused = { code: 'tool/key-reused', status: 422 };
    await expect(ledger.reserve(person, { key: 'k', bodyHash: 'other' })).rejects.toMatchObject(reused);
    await expect(ledger.reserve(person, { key: 'k', toolId: 'health-score' })).rejects.toMatchObject(reused);
    // Keys are each person's own.
    expect(await ledger.reserve(await ledger.addPerson(), { key: 'k' })).toMatchObject({ isFresh: true });
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  testOnce('[§6] [CR7] a premium run holds 0 and records no deduction', async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    await ledger.setPremium(person, true);
    const race = await raceReserves(ledger, person, { toolId: 'landing-page-generator', count: 30 });
    expect(race).toEqual({ accepted: 30, refused: 0, faults: [] });
    const { runId } = await ledger.reserve(person);
    expect(await postRun(ledger.deps, { runId, result: '{}' })).toBe(true);
    expect(await readCredits(ledger.deps, { person })).toMatchObject({ credits: 10, unlimited: true });
    expect(await listTransactions(ledger.deps, person)).toMatchObject([{ type: 'grant' }]);
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  testOnce('somebody who has just left gets the answer of somebody who is not signed in', async () => {
    const ledger = makeLedger(await open());
    await expect(ledger.reserve({ uid: 'gone' })).rejects.toMatchObject({ code: 'profile/no-user' });
    await expect(readCredits(ledger.deps, { person: { uid: 'gone' } })).rejects.toMatchObject({
      code: 'profile/no-user',
    });
  });
});

describe.each(engines)('reserving from two processes on %s', (engine) => {
  let opened: TestDatabase | undefined;
  afterEach(() => opened?.destroy());

  // Each process is half a second of work before its first race; other prices are raced above and in `npm run chaos`.
  test('[CR3] exactly 10 accepted', async () => {
    opened = await openTestDatabase(engine);
    const ledger = makeLedger(opened.db);
    const { uid } = await ledger.addPerson();
    const { DATABASE_URL, DATA_DIR = '' } = opened.env;
    const place = DATABASE_URL ?? join(DATA_DIR, 'slipway.db');
    const race = await raceProcesses({
      place,
      uid,
      toolId: 'swot-generator',
      processes: 2,
      countEach: 100,
    });
    expect(race).toEqual({ accepted: 10, refused: 190, faults: [] });
    expect(await listBreaches(opened.db)).toEqual([]);
  });
});
