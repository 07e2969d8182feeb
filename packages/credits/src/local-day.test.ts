import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateAfter, firstInstantOf, localDateIn, nextMidnight } from './local-day.ts';
import { findZone, isZone } from './zone.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['UTC', '2026-11-15T23:59:59.999Z', '2026-11-15'],
  ['Asia/Kolkata', '2026-11-15T18:29:59Z', '2026-11-15'],
  ['Asia/Kolkata', '2026-11-15T18:30:00Z', '2026-11-16'],
  ['Pacific/Kiritimati', '2026-11-15T10:00:00Z', '2026-11-16'],
  ['Pacific/Pago_Pago', '2026-11-15T10:59:59Z', '2026-11-14'],
  ['+05:30', '2026-11-15T18:30:00Z', '2026-11-16'],
])('[CR10] in %s, %s is %s', (zone, instant, date) => {
  expect(localDateIn(zone, at(instant))).toBe(date);
});

describe('[§9] [CR10] the next local midnight', () => {
  test.each([
    ['an ordinary day', 'Asia/Kolkata', '2026-11-15T06:00:00Z', '2026-11-15T18:30:00Z'],
    ['the midnight itself is already the new day', 'UTC', '2026-11-15T00:00:00Z', '2026-11-16T00:00:00Z'],
    ['a day of 23 hours', 'Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['a day of 25 hours', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    [
      'a clock that moves by half an hour',
      'Australia/Lord_Howe',
      '2026-10-03T20:00:00Z',
      '2026-10-04T13:00:00Z',
    ],
    // These four skip their midnight: the day begins at 01:00.
    ['no 00:00 in Cairo', 'Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00Z'],
    ['no 00:00 in Beirut', 'Asia/Beirut', '2026-03-28T12:00:00Z', '2026-03-28T22:00:00Z'],
    ['no 00:00 in Santiago', 'America/Santiago', '2026-09-05T12:00:00Z', '2026-09-06T04:00:00Z'],
    ['no 00:00 in Havana', 'America/Havana', '2026-03-07T12:00:00Z', '2026-03-08T05:00:00Z'],
    // 00:00 came twice: back from 00:01 to 23:01, so the first instant of the 7th was an hour before the second.
    ['two midnights in St. John’s', 'America/St_Johns', '2010-11-06T12:00:00Z', '2010-11-07T02:30:00Z'],
    // Samoa went from the 29th to the 31st.
    ['a date that was skipped', 'Pacific/Apia', '2011-12-29T20:00:00Z', '2011-12-30T10:00:00Z'],
  ])('%s', (_name, zone, now, expected) => {
    expect(new Date(nextMidnight(zone, at(now))).toISOString()).toBe(new Date(expected).toISOString());
  });
});

/** Steps through the zone's time and finds where the date first exceeds every earlier one, to the minute. No date of 2026 comes back. */
function scan(zone: string, fromMs: number, toMs: number): { date: string; atMs: number }[] {
  const minuteMs = 60_000;
  const stepMs = 4 * 60 * minuteMs;
  const begins: { date: string; atMs: number }[] = [];
  let latest = localDateIn(zone, fromMs);
  for (let instant = fromMs + stepMs; instant <= toMs; instant += stepMs) {
    const date = localDateIn(zone, instant);
    if (date <= latest) continue;
    let [before, atMs] = [instant - stepMs, instant];
    while (atMs - before > minuteMs) {
      const middle = before + Math.ceil((atMs - before) / 2 / minuteMs) * minuteMs;
      if (localDateIn(zone, middle) <= latest) before = middle;
      else atMs = middle;
    }
    begins.push({ date, atMs });
    latest = date;
  }
  return begins;
}

/** Chosen for what they do to midnight; every zone there is, over two years, is `npm run chaos`. */
const sample = [
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Beirut',
  'America/Santiago',
  'America/Havana',
  'America/St_Johns',
  'Antarctica/Troll',
  'Australia/Lord_Howe',
];

test.each(sample)('[CR10] every day of 2026 in %s begins at its first instant', (zone) => {
  const begins = scan(zone, at('2026-01-01T00:00:00Z'), at('2027-01-01T00:00:00Z'));
  expect(begins.length).toBeGreaterThanOrEqual(364);
  expect(begins.map(({ date }) => ({ date, atMs: firstInstantOf(zone, date) }))).toEqual(begins);
});

test('[CR10] the next midnight is later than now, in the next date, and the millisecond before is not', () => {
  const instants = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });
  fc.assert(
    fc.property(fc.constantFrom(...sample), instants, (zone, now) => {
      const next = nextMidnight(zone, now);
      expect(next).toBeGreaterThan(now);
      expect(localDateIn(zone, next)).toBe(dateAfter(localDateIn(zone, now)));
      expect(localDateIn(zone, next - 1)).toBe(localDateIn(zone, now));
    }),
  );
});

test('[CR13] a zone is what the platform accepts, and aliases are one zone', () => {
  for (const zone of ['UTC', 'Asia/Kolkata', 'America/Argentina/Ushuaia', 'Etc/GMT+5', '+05:30'])
    expect(isZone(zone), zone).toBe(true);
  for (const zone of [
    '',
    ' ',
    'Mars/Base',
    'Asia/Kolkata\0',
    '../UTC',
    '+99:00',
    '__proto__',
    'x'.repeat(500),
  ])
    expect(isZone(zone), zone).toBe(false);
  expect(findZone('asia/calcutta')).toBe(findZone('Asia/Kolkata'));
  expect(() => localDateIn('Mars/Base', 0)).toThrow('Mars/Base');
});
