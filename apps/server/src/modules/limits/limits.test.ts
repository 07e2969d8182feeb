import { AppError } from '@slipway/core';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { addressKey } from './address-key.ts';
import { checkLimit, clearLimit, limit } from './hit-limit.ts';
import { deleteExpired } from './store.ts';

const rule = { name: 'test', key: 'ada@example.org', max: 3, windowMs: 1000 };

async function codeOf(work: Promise<void>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describeEachEngine('limits', (open) => {
  test('lets exactly the maximum through, however many come at once', async () => {
    const deps = { db: await open(), clock: () => 5000 };
    const codes = await Promise.all(Array.from({ length: 40 }, () => codeOf(limit(deps, rule))));
    expect(codes.filter((code) => code === null)).toHaveLength(3);
    expect(codes.filter((code) => code === 'request/too-many')).toHaveLength(37);
  });

  test('opens again when the window has passed, not before', async () => {
    let now = 5000;
    const deps = { db: await open(), clock: () => now };
    for (const _each of [1, 2, 3]) await limit(deps, rule);
    now = 5999;
    await expect(limit(deps, { ...rule, code: 'auth/too-many-requests' })).rejects.toMatchObject({
      code: 'auth/too-many-requests',
      details: { retryAfterSeconds: 1 },
    });
    now = 6000;
    expect(await codeOf(limit(deps, rule))).toBeNull();
  });

  test('a window that a wrong clock has put far ahead is over once the clock is right', async () => {
    let now = 400 * 24 * 60 * 60_000;
    const deps = { db: await open(), clock: () => now };
    for (const _each of [1, 2, 3, 4]) await codeOf(limit(deps, rule));
    expect(await codeOf(checkLimit(deps, rule))).toBe('request/too-many');
    now = 5000;
    expect(await codeOf(checkLimit(deps, rule))).toBeNull();
    for (const _each of [1, 2, 3]) expect(await codeOf(limit(deps, rule))).toBeNull();
    expect(await codeOf(limit(deps, rule))).toBe('request/too-many');
    expect(await codeOf(checkLimit(deps, rule))).toBe('request/too-many');
  });

  test('a clock that was put back by a second opens nothing', async () => {
    let now = 5000;
    const deps = { db: await open(), clock: () => now };
    for (const _each of [1, 2, 3]) await limit(deps, rule);
    now = 4000;
    expect(await codeOf(checkLimit(deps, rule))).toBe('request/too-many');
    expect(await codeOf(limit(deps, rule))).toBe('request/too-many');
  });

  test('looking does not count, clearing forgets, other keys are other counters', async () => {
    const deps = { db: await open(), clock: () => 5000 };
    for (const _each of [1, 2, 3]) {
      expect(await codeOf(checkLimit(deps, rule))).toBeNull();
      await limit(deps, rule);
    }
    expect(await codeOf(checkLimit(deps, rule))).toBe('request/too-many');
    expect(await codeOf(limit(deps, { ...rule, key: 'grace@example.org' }))).toBeNull();
    expect(await codeOf(limit(deps, { ...rule, name: 'other' }))).toBeNull();
    await clearLimit(deps, rule);
    expect(await codeOf(limit(deps, rule))).toBeNull();
  });

  test('the table holds no key in clear, and ended windows are removed', async () => {
    const db = await open();
    await limit({ db, clock: () => 5000 }, rule);
    await limit({ db, clock: () => 9000 }, { ...rule, key: 'later' });
    const rows = await db.query.selectFrom('rate_limit').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('ada');
    await deleteExpired(db.query, 6000);
    expect(await db.query.selectFrom('rate_limit').select('resets_at').execute()).toEqual([
      { resets_at: 10_000 },
    ]);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
