import { dailyCredits, findZone, nextMidnight } from '@slipway/credits';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeLedger } from '../../../test/ledger.ts';
import { listBreaches } from '../../db/invariants.ts';
import { leaseMs } from './lease.ts';
import { listTransactions } from './list-transactions.ts';
import { postRun } from './post-run.ts';
import { readCredits } from './read-credits.ts';
import { sweepHolds } from './sweep-holds.ts';

const hourMs = 60 * 60_000;

// When a day begins is reckoned before the database is asked: those tests are on SQLite alone.
describeEachEngine('daily credits', (open, _engine, testOnce) => {
  test('[§4] [CR1] a new user receives an initial grant of 10, once, however many look at once', async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    const looks = await Promise.all(
      Array.from({ length: 30 }, () => readCredits(ledger.deps, { person, zone: 'Asia/Kolkata' })),
    );
    expect(looks.filter(({ granted }) => granted)).toHaveLength(1);
    for (const { granted: _, ...look } of looks)
      expect(look).toEqual({
        credits: 10,
        lastReset: '2026-11-15T12:00:00.000Z',
        updatedAt: '2026-11-15T12:00:00.000Z',
        nextReset: '2026-11-15T18:30:00.000Z',
        unlimited: false,
      });
    expect(await listTransactions(ledger.deps, person)).toMatchObject([
      { amount: 10, type: 'grant', reason: 'Initial credit grant', balanceAfter: 10 },
    ]);
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  testOnce(
    '[§4] [CR11] credits are set to 10 when the next local midnight has passed, and not before',
    async () => {
      const ledger = makeLedger(await open());
      const person = await ledger.addPerson();
      await readCredits(ledger.deps, { person, zone: 'Asia/Kolkata' });
      const { runId } = await ledger.reserve(person, { toolId: 'landing-page-generator' });
      await postRun(ledger.deps, { runId, result: '{}' });
      const midnight = Date.parse('2026-11-15T18:30:00Z');
      ledger.clock.set(midnight - 1);
      expect(await readCredits(ledger.deps, { person })).toMatchObject({ credits: 5 });
      ledger.clock.set(midnight);
      const looks = await Promise.all(Array.from({ length: 20 }, () => readCredits(ledger.deps, { person })));
      for (const look of looks)
        expect(look).toMatchObject({
          credits: 10,
          lastReset: '2026-11-15T18:30:00.000Z',
          nextReset: '2026-11-16T18:30:00.000Z',
        });
      expect(await listTransactions(ledger.deps, person)).toMatchObject([
        { type: 'reset', amount: 10, balanceAfter: 10 },
        { type: 'deduction', amount: -5, balanceAfter: 5 },
        { type: 'grant', amount: 10, balanceAfter: 10 },
      ]);
      expect(await listBreaches(ledger.deps.db)).toEqual([]);
    },
  );

  testOnce('[CR12] a reset comes before a reservation too, without a look in between', async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    for (const _each of [1, 2]) await ledger.reserve(person, { toolId: 'landing-page-generator' });
    await expect(ledger.reserve(person)).rejects.toMatchObject({ code: 'tool/insufficient-credits' });
    ledger.clock.advance(24 * hourMs);
    await ledger.reserve(person);
    expect(await readCredits(ledger.deps, { person })).toMatchObject({ credits: 9 });
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  test('[§4] [CR7] the reset is skipped for premium users, and comes when premium has ended', async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    await ledger.reserve(person);
    await ledger.setPremium(person, true);
    ledger.clock.advance(48 * hourMs);
    expect(await readCredits(ledger.deps, { person })).toMatchObject({
      credits: 9,
      unlimited: true,
      nextReset: '2026-11-18T00:00:00.000Z',
    });
    await ledger.setPremium(person, false);
    expect(await readCredits(ledger.deps, { person })).toMatchObject({ credits: 10, unlimited: false });
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  test('[CR13] the first zone sticks at once, a later one after 24 hours, an unknown one is refused', async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    const zoneNow = async () =>
      (await ledger.deps.db.query.selectFrom('credit_account').select('zone').executeTakeFirst())?.zone;
    await readCredits(ledger.deps, { person });
    expect(await zoneNow()).toBeNull();
    await readCredits(ledger.deps, { person, zone: 'Asia/Kolkata' });
    expect(await zoneNow()).toBe(findZone('Asia/Kolkata'));
    ledger.clock.advance(24 * hourMs - 1);
    await readCredits(ledger.deps, { person, zone: 'Europe/Berlin' });
    expect(await zoneNow()).toBe(findZone('Asia/Kolkata'));
    ledger.clock.advance(1);
    await readCredits(ledger.deps, { person, zone: 'Europe/Berlin' });
    expect(await zoneNow()).toBe('Europe/Berlin');
    await expect(readCredits(ledger.deps, { person, zone: 'Mars/Base' })).rejects.toMatchObject({
      code: 'request/invalid',
      details: { field: 'zone' },
    });
  });

  testOnce('[CR14] hopping from end to end of the world each hour for ten days gains at most 2', async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    const zones = ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'UTC'];
    for (let hour = 0; hour < 240; hour += 1) {
      await readCredits(ledger.deps, { person, zone: zones[hour % zones.length] });
      ledger.clock.advance(hourMs);
    }
    const lots = (await listTransactions(ledger.deps, person)).length;
    // Noon to noon: eleven dates for somebody who stays in UTC.
    expect(lots).toBeGreaterThanOrEqual(10);
    expect(lots).toBeLessThanOrEqual(11 + 2);
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  testOnce(
    '[CR21] a clock that was once 400 days ahead locks nothing: one lot a date, before and after',
    async () => {
      const ledger = makeLedger(await open());
      const person = await ledger.addPerson();
      const start = ledger.clock.now();
      const dayMs = 24 * hourMs;
      const spend = async () => {
        const { runId } = await ledger.reserve(person, { toolId: 'landing-page-generator' });
        await postRun(ledger.deps, { runId, result: '{}' });
      };
      const look = async (zone?: string) => (await readCredits(ledger.deps, { person, zone })).credits;
      await look('Asia/Kolkata');
      await spend();
      ledger.clock.set(start + 400 * dayMs);
      expect(await look('Europe/Berlin')).toBe(10);
      await spend();
      await spend();
      const left = await ledger.reserve(await ledger.addPerson());
      // Right again: today's lot was issued before, tomorrow's was not.
      ledger.clock.set(start + hourMs);
      const now = await readCredits(ledger.deps, { person });
      expect([now.credits, now.nextReset]).toEqual([0, '2026-11-15T23:00:00.000Z']);
      for (let day = 1; day <= 3; day += 1) {
        ledger.clock.set(start + day * dayMs);
        expect(await look(), `day ${day}`).toBe(10);
        await spend();
        expect(await look(), `day ${day}`).toBe(5);
      }
      // Another zone may be told again, and a hold of that time goes back.
      await look('America/New_York');
      const { zone } = await ledger.deps.db.query
        .selectFrom('credit_account')
        .select('zone')
        .where('user_id', '=', person.uid)
        .executeTakeFirstOrThrow();
      expect(zone).toBe('America/New_York');
      const living = makeLedger(ledger.deps.db, ledger.clock.now());
      await sweepHolds(living.deps);
      living.clock.advance(leaseMs + 1);
      await sweepHolds(living.deps);
      const { state } = await ledger.deps.db.query
        .selectFrom('credit_hold')
        .select('state')
        .where('run_id', '=', left.runId)
        .executeTakeFirstOrThrow();
      expect(state).toBe('voided');
      // The date that had its lot too early has no second one; the next has.
      ledger.clock.set(start + 399 * dayMs);
      expect(await look()).toBe(10);
      await spend();
      ledger.clock.set(start + 400 * dayMs);
      expect(await look()).toBe(5);
      ledger.clock.set(start + 401 * dayMs);
      expect(await look()).toBe(10);
      expect(await listBreaches(ledger.deps.db)).toEqual([]);
    },
  );

  testOnce('[CR21] an account opened by that clock gets today’s lot', async () => {
    const ledger = makeLedger(await open());
    const start = ledger.clock.now();
    ledger.clock.set(start + 400 * 24 * hourMs);
    const person = await ledger.addPerson();
    await ledger.reserve(person, { toolId: 'landing-page-generator' });
    ledger.clock.set(start);
    const looks = await Promise.all(Array.from({ length: 10 }, () => readCredits(ledger.deps, { person })));
    for (const look of looks)
      expect(look).toMatchObject({ credits: 10, nextReset: '2026-11-16T00:00:00.000Z' });
    expect(await listBreaches(ledger.deps.db)).toEqual([]);
  });

  test.each(['Africa/Cairo', 'America/Santiago', 'America/New_York'])(
    '[CR10] [CR11] in %s each local date has one reset, at its first instant',
    async (zone) => {
      const ledger = makeLedger(await open(), Date.parse('2026-04-20T12:00:00Z'));
      const person = await ledger.addPerson();
      await readCredits(ledger.deps, { person, zone });
      for (let day = 0; day < 12; day += 1) {
        const midnight = nextMidnight(zone, ledger.clock.now());
        ledger.clock.set(midnight - 1);
        await readCredits(ledger.deps, { person });
        ledger.clock.set(midnight);
        const { lastReset, credits } = await readCredits(ledger.deps, { person });
        expect([lastReset, credits]).toEqual([new Date(midnight).toISOString(), dailyCredits]);
      }
      expect(await listTransactions(ledger.deps, person)).toHaveLength(13);
      expect(await listBreaches(ledger.deps.db)).toEqual([]);
    },
  );

  testOnce('[§3] [§9] [CR9] the history is newest first and capped at 50, each person’s own', async () => {
    const ledger = makeLedger(await open());
    const person = await ledger.addPerson();
    await readCredits(ledger.deps, { person: await ledger.addPerson() });
    for (let day = 0; day < 60; day += 1) {
      await readCredits(ledger.deps, { person });
      ledger.clock.advance(24 * hourMs);
    }
    const history = await listTransactions(ledger.deps, person);
    expect(history).toHaveLength(50);
    const times = history.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(history.map(({ userId }) => userId))).toEqual(new Set([person.uid]));
    expect(await listTransactions(ledger.deps, await ledger.addPerson())).toEqual([]);
  });
});
