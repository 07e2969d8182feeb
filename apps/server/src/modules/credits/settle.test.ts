import { expect, test } from 'vitest';
import { raceSettle } from '../../../test/credit-trials.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeLedger } from '../../../test/ledger.ts';
import { listBreaches } from '../../db/invariants.ts';
import { leaseMs, sweepEveryMs } from './lease.ts';
import { listTransactions } from './list-transactions.ts';
import { postRun } from './post-run.ts';
import { readCredits } from './read-credits.ts';
import { sweepHolds } from './sweep-holds.ts';
import { voidRun } from './void-run.ts';
import { waiveRun } from './waive-run.ts';

describeEachEngine('settling', (open, _engine, testOnce) => {
  testOnce(
    '[§3] [§4] [CR4] a deduction lowers the balance and records a transaction with the tool name',
    async () => {
      const ledger = makeLedger(await open());
      const person = await ledger.addPerson();
      const { runId } = await ledger.reserve(person, { toolId: 'landing-page-generator' });
      expect(await listTransactions(ledger.deps, person)).toHaveLength(1);
      ledger.clock.advance(5000);
      expect(await postRun(ledger.deps, { runId, result: '{}' })).toBe(true);
      expect(await readCredits(ledger.deps, { person })).toMatchObject({
        credits: 5,
        updatedAt: '2026-11-15T12:00:05.000Z',
        lastReset: '2026-11-15T12:00:00.000Z',
      });
      const [newest] = await listTransactions(ledger.deps, person);
      expect(newest).toEqual({
        id: expect.stringMatching(/^txn_\w{20,}$/),
        userId: person.uid,
        amount: -5,
        type: 'deduction',
        reason: 'Used Landing Page Generator',
        toolName: 'Landing Page Generator',
        timestamp: '2026-11-15T12:00:05.000Z',
        balanceAfter: 5,
      });
    },
  );

  test('[CR4] post and void raced 100 times: one winner each time', async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    const other = makeLedger(ledger.deps.db);
    for (let round = 0; round < 100; round += 1) {
      // A new day whenever the old one's credits may be gone.
      if (round % 10 === 9) ledger.clock.advance(24 * 60 * 60_000);
      expect(await raceSettle([ledger, other], person, 2)).toBe(1);
    }
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  test('[CR4] a refund retried 100 times: one refund', async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    const { runId } = await ledger.reserve(person, { toolId: 'landing-page-generator' });
    const refund = () => voidRun(ledger.deps, { runId, errorCode: 'server/failed' });
    const won = await Promise.all(Array.from({ length: 100 }, refund));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await postRun(ledger.deps, { runId, result: '{}' })).toBe(false);
    expect(await readCredits(ledger.deps, { person })).toMatchObject({ credits: 10 });
    expect(await listTransactions(ledger.deps, person)).toHaveLength(1);
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  test('[CR19] a run with less than its price promises keeps its result and gives the credits back', async () => {
    const ledger = makeLedger(await open());
    const { query } = ledger.deps.db;
    const person = await ledger.addPerson();
    const { runId } = await ledger.reserve(person);
    const written: string[] = [];
    const waive = () =>
      waiveRun(ledger.deps, {
        runId,
        result: '{"score":7}',
        errorCode: 'model/busy',
        also: async () => void written.push(runId),
      });
    expect((await Promise.all([waive(), waive(), waive()])).filter(Boolean)).toHaveLength(1);
    expect(written).toEqual([runId]);
    expect(await postRun(ledger.deps, { runId, result: '{}' })).toBe(false);
    expect(await query.selectFrom('tool_run').select(['status', 'result', 'error_code']).execute()).toEqual([
      { status: 'done', result: '{"score":7}', error_code: 'model/busy' },
    ]);
    expect(await readCredits(ledger.deps, { person })).toMatchObject({ credits: 10 });
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  test('what is written with a settlement is written with it or not at all, and not for a run that is gone', async () => {
    const ledger = makeLedger(await open());
    const { db } = ledger.deps;
    const person = await ledger.addPerson();
    const { runId } = await ledger.reserve(person);
    const also = async (trx: typeof db.query) => {
      await trx.insertInto('rate_limit').values({ key: runId, count: 1, resets_at: 0 }).execute();
      throw new Error('half-way');
    };
    await expect(postRun(ledger.deps, { runId, result: '{}', also })).rejects.toThrow('half-way');
    expect(await db.query.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
    expect(await readCredits(ledger.deps, { person })).toMatchObject({ credits: 9 });
    await db.query.deleteFrom('tool_run').execute();
    expect(await postRun(ledger.deps, { runId, result: '{}', also })).toBe(true);
    expect(await listBreaches(db)).toEqual([]);
  });

  testOnce('[CR6] a hold of 23:59 voided at 00:01 never makes 15', async () => {
    const ledger = makeLedger(await open(), Date.parse('2026-11-15T23:59:00Z'));
    const person = await ledger.addPerson();
    const { runId } = await ledger.reserve(person, { toolId: 'landing-page-generator' });
    ledger.clock.advance(2 * 60_000);
    expect(await readCredits(ledger.deps, { person })).toMatchObject({ credits: 10 });
    expect(await voidRun(ledger.deps, { runId, errorCode: 'server/failed' })).toBe(true);
    expect(await readCredits(ledger.deps, { person })).toMatchObject({ credits: 10 });
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  testOnce('[CR6] voided at 00:01 before anybody has looked: the reset then sets 10, not 15', async () => {
    const ledger = makeLedger(await open(), Date.parse('2026-11-15T23:59:00Z'));
    const person = await ledger.addPerson();
    const { runId } = await ledger.reserve(person, { toolId: 'landing-page-generator' });
    ledger.clock.advance(2 * 60_000);
    await voidRun(ledger.deps, { runId, errorCode: 'server/failed' });
    expect(await readCredits(ledger.deps, { person })).toMatchObject({ credits: 10 });
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  testOnce('[CR6] [CR9] posted at 00:01: the old day pays, and the history has no gap', async () => {
    const ledger = makeLedger(await open(), Date.parse('2026-11-15T23:59:00Z'));
    const person = await ledger.addPerson();
    const { runId } = await ledger.reserve(person);
    ledger.clock.advance(2 * 60_000);
    await readCredits(ledger.deps, { person });
    await postRun(ledger.deps, { runId, result: '{}' });
    const shown = (await listTransactions(ledger.deps, person)).map(({ type, amount, balanceAfter }) => [
      type,
      amount,
      balanceAfter,
    ]);
    expect(shown).toEqual([
      ['deduction', -1, 10],
      ['reset', 10, 10],
      ['grant', 10, 10],
    ]);
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  test('[CR8] holds of a server that is gone go back within 10 s; those of a living one stay', async () => {
    const db = await open();
    const dead = makeLedger(db);
    const living = makeLedger(db);
    const person = await dead.addPerson();
    const lost = await dead.reserve(person, { toolId: 'landing-page-generator' });
    const kept = await living.reserve(person);
    let voided = 0;
    for (let passedMs = 0; passedMs < 10_000; passedMs += sweepEveryMs) {
      voided += await sweepHolds(living.deps);
      living.clock.advance(sweepEveryMs);
    }
    expect(voided).toBe(1);
    expect(leaseMs + sweepEveryMs).toBeLessThan(10_000);
    expect(await readCredits(living.deps, { person })).toMatchObject({ credits: 9 });
    const runs = await db.query.selectFrom('tool_run').select(['id', 'status', 'error_code']).execute();
    expect(runs).toContainEqual({ id: lost.runId, status: 'failed', error_code: 'tool/interrupted' });
    expect(runs).toContainEqual({ id: kept.runId, status: 'running', error_code: null });
    // The dead one comes back to life too late: its result is not charged.
    expect(await postRun(dead.deps, { runId: lost.runId, result: '{}' })).toBe(false);
    expect(await postRun(living.deps, { runId: kept.runId, result: '{}' })).toBe(true);
    expect(await listBreaches(db)).toEqual([]);
  });
});
