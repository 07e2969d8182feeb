import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeGap, coverageOf, nextStart, type PaidPeriod } from './coverage.ts';

const day = 24 * 60 * 60_000;
const period = (id: string, from: number, to: number, endedAt: number | null = null): PaidPeriod => ({
  id,
  startsAt: from * day,
  endsAt: to * day,
  endedAt: endedAt === null ? null : endedAt * day,
});
const trial = { startsAt: 0, endsAt: 7 * day };

describe('what covers now', () => {
  test('[§3] premium means active or trial', () => {
    expect(coverageOf([], null, 0)).toEqual({ isPremium: false, status: 'inactive', endsAt: null });
    expect(coverageOf([], trial, day)).toEqual({ isPremium: true, status: 'trial', endsAt: 7 * day });
    expect(coverageOf([period('a', 0, 30)], null, day)).toMatchObject({ isPremium: true, status: 'active' });
  });

  test('the last moment of a period is outside it', () => {
    const periods = [period('a', 0, 30)];
    expect(coverageOf(periods, null, 30 * day - 1).isPremium).toBe(true);
    expect(coverageOf(periods, null, 30 * day).isPremium).toBe(false);
  });

  test('what another server has just granted counts here, though this clock is behind', () => {
    expect(coverageOf([period('a', 1, 31)], null, day - 50).isPremium).toBe(true);
    expect(coverageOf([], { startsAt: day, endsAt: 8 * day }, day - 50).isPremium).toBe(true);
    expect(coverageOf([period('a', 1, 31)], null, day - 120_000).isPremium).toBe(false);
  });

  test('who pays during the trial keeps the trial days and is active at once', () => {
    const startsAt = nextStart([], trial, 3 * day);
    expect(startsAt).toBe(7 * day);
    expect(coverageOf([period('a', 7, 37)], trial, 3 * day)).toEqual({
      isPremium: true,
      status: 'active',
      endsAt: 37 * day,
    });
  });

  test('a refund ends the rest of its own period only', () => {
    const refunded = [period('a', 0, 30, 10), period('b', 30, 60)];
    expect(coverageOf(refunded, null, 12 * day).isPremium).toBe(false);
    const moved = closeGap(refunded, null, 10 * day);
    expect(moved).toEqual([{ id: 'b', startsAt: 10 * day, endsAt: 40 * day }]);
  });
});

test('any purchases and refunds: paid days are neither lost nor doubled, and never overlap', () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 40 }),
    refund: fc.option(fc.nat({ max: 9 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.boolean(), (steps, withTrial) => {
      const has = withTrial ? trial : null;
      let now = 0;
      let periods: PaidPeriod[] = [];
      for (const [index, { wait, refund }] of steps.entries()) {
        now += wait * day;
        const target = refund === undefined ? undefined : periods[refund];
        if (target === undefined) {
          const startsAt = nextStart(periods, has, now);
          periods.push({ id: String(index), startsAt, endsAt: startsAt + 30 * day, endedAt: null });
        } else if (target.endedAt === null) {
          periods = periods.map((each) => (each === target ? { ...each, endedAt: now } : each));
          const moved = new Map(closeGap(periods, has, now).map((each) => [each.id, each]));
          periods = periods.map((each) => ({ ...each, ...moved.get(each.id) }));
        }
      }
      const live = periods.filter(({ endedAt }) => endedAt === null).sort((a, b) => a.startsAt - b.startsAt);
      for (const { startsAt, endsAt } of live) expect(endsAt - startsAt).toBe(30 * day);
      for (const [index, each] of live.entries()) {
        const before = live[index - 1];
        if (before) expect(each.startsAt).toBeGreaterThanOrEqual(before.endsAt);
      }
      // What lies ahead follows without a gap.
      const ahead = live.filter(({ endsAt }) => endsAt > now);
      if (ahead.length > 0) expect(coverageOf(periods, has, now).endsAt).toBe(ahead.at(-1)?.endsAt);
    }),
  );
});
