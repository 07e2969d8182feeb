import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dailyCredits, zoneChangeMs } from './constants.ts';
import { findDueReset, mayChangeZone, nextResetMs, type ZoneState } from './daily-reset.ts';
import { localDateIn, nextMidnight } from './local-day.ts';

const at = (text: string) => Date.parse(text);
const hourMs = 60 * 60_000;

test('[§4] [CR11] due from the first instant of the next local date on, and not before', () => {
  const midnight = nextResetMs('2026-11-15', 'Asia/Kolkata', at('2026-11-15T12:00:00Z'));
  expect(new Date(midnight).toISOString()).toBe('2026-11-15T18:30:00.000Z');
  expect(findDueReset('2026-11-15', 'Asia/Kolkata', midnight - 1)).toBeNull();
  expect(findDueReset('2026-11-15', 'Asia/Kolkata', midnight)).toBe('2026-11-16');
});

test('[CR12] days that nobody looked at have no reset: the next look goes straight to today', () => {
  expect(findDueReset('2026-11-15', 'UTC', at('2026-12-24T08:00:00Z'))).toBe('2026-12-24');
});

test('[CR11] a lot ahead of the zone’s date waits for the date after it', () => {
  const now = at('2026-11-15T12:00:00Z');
  expect(localDateIn('Pacific/Kiritimati', now)).toBe('2026-11-16');
  expect(findDueReset('2026-11-16', 'Pacific/Pago_Pago', now)).toBeNull();
  expect(nextResetMs('2026-11-16', 'Pacific/Pago_Pago', now)).toBe(at('2026-11-17T11:00:00Z'));
});

test('[CR21] a lot further ahead than any zone can be is reset to today', () => {
  const now = at('2026-11-15T12:00:00Z');
  for (const zone of ['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati', '+23:59', '-23:59']) {
    const today = localDateIn(zone, now);
    for (const other of ['Pacific/Kiritimati', '+23:59'])
      expect(findDueReset(localDateIn(other, now), zone, now) ?? today, zone).toBe(today);
    expect(findDueReset('2026-11-16', zone, now) ?? '2026-11-16', zone).toBe('2026-11-16');
    expect(findDueReset('2026-11-18', zone, now), zone).toBe(today);
    expect(findDueReset('2027-12-20', zone, now), zone).toBe(today);
    expect(nextResetMs('2027-12-20', zone, now), zone).toBe(nextMidnight(zone, now));
  }
});

test('[CR21] a zone told by a clock that was ahead can be changed', () => {
  const now = at('2026-11-15T12:00:00Z');
  const told: ZoneState = { zone: 'Asia/Kolkata', changedAtMs: now + 400 * 24 * hourMs };
  expect(mayChangeZone(told, 'Europe/Berlin', now)).toBe(true);
  expect(mayChangeZone({ ...told, changedAtMs: now + hourMs }, 'Europe/Berlin', now)).toBe(false);
});

test('[CR13] the first zone sticks at once, a later one after 24 hours', () => {
  const now = at('2026-11-15T12:00:00Z');
  expect(mayChangeZone({ zone: null, changedAtMs: null }, 'Asia/Kolkata', now)).toBe(true);
  const kept: ZoneState = { zone: 'Asia/Kolkata', changedAtMs: now };
  expect(mayChangeZone(kept, 'Asia/Kolkata', now + 2 * zoneChangeMs)).toBe(false);
  expect(mayChangeZone(kept, 'Europe/Berlin', now + zoneChangeMs - 1)).toBe(false);
  expect(mayChangeZone(kept, 'Europe/Berlin', now + zoneChangeMs)).toBe(true);
});

/** Days with a reset, first grant included, for somebody who asks for a zone at each look. */
function countDays(startMs: number, looks: readonly { afterMs: number; zone: string }[]): number {
  let now = startMs;
  let state: ZoneState = { zone: null, changedAtMs: null };
  let lot = '';
  let days = 0;
  for (const { afterMs, zone } of looks) {
    now += afterMs;
    if (mayChangeZone(state, zone, now)) state = { zone, changedAtMs: now };
    const due = findDueReset(lot, state.zone ?? 'UTC', now);
    if (due === null) continue;
    lot = due;
    days += 1;
  }
  return days;
}

test(`[CR14] a zone hopper gains at most 2 days of ${dailyCredits} over somebody who stays`, () => {
  const zones = fc.constantFrom(
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'UTC',
    'Asia/Kolkata',
    '+23:59',
    '-23:59',
  );
  const look = fc.record({ afterMs: fc.integer({ min: 0, max: 13 * hourMs }), zone: zones });
  const starts = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2026-12-31T00:00:00Z') });
  fc.assert(
    fc.property(starts, fc.array(look, { minLength: 1, maxLength: 120 }), (start, looks) => {
      const endMs = looks.reduce((sum, { afterMs }) => sum + afterMs, start);
      const firstMs = start + (looks[0]?.afterMs ?? 0);
      const dates = (at(localDateIn('UTC', endMs)) - at(localDateIn('UTC', firstMs))) / (24 * hourMs) + 1;
      expect(countDays(start, looks)).toBeLessThanOrEqual(dates + 2);
    }),
    { numRuns: 300 },
  );
  // The bound is reached: from one end of the world to the other within three dates.
  const hop = [
    { afterMs: 0, zone: '-23:59' },
    { afterMs: 12 * hourMs, zone: '-23:59' },
    { afterMs: 12 * hourMs, zone: '+23:59' },
  ];
  expect(countDays(at('2026-11-15T00:00:30Z'), hop)).toBeGreaterThan(1);
});
