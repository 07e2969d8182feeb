import {
  dateAfter,
  findDueReset,
  firstInstantOf,
  localDateIn,
  mayChangeZone,
  type ZoneState,
} from '@slipway/credits';
import type { Chance, Report, Subject } from './subject.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const years = 2;
const from = Date.parse('2026-01-01T00:00:00Z');
const to = Date.parse(`${2026 + years}-01-01T00:00:00Z`);

interface Beginning {
  readonly date: string;
  readonly atMs: number;
}

/** Looks at the zone's calendar as it passes: no date is shorter than 20 h, then quarter hours, then minutes. */
function watch(zone: string): Beginning[] {
  const beginnings: Beginning[] = [];
  let latest = localDateIn(zone, from);
  let instant = from;
  while (instant < to) {
    if (localDateIn(zone, instant) <= latest) {
      instant += 15 * minuteMs;
      continue;
    }
    let atMs = instant - 15 * minuteMs;
    while (localDateIn(zone, atMs) <= latest) atMs += minuteMs;
    latest = localDateIn(zone, atMs);
    beginnings.push({ date: latest, atMs });
    instant = atMs + 20 * hourMs;
  }
  return beginnings;
}

/** What is wrong with this zone's resets over the years, if anything. */
function findFault(zone: string): string | null {
  let lot = localDateIn(zone, from);
  let resets = 0;
  for (const { date, atMs } of watch(zone)) {
    if (firstInstantOf(zone, date) !== atMs)
      return `${zone} ${date}: begins at ${new Date(atMs).toISOString()}`;
    if (findDueReset(lot, zone, atMs - 1) !== null) return `${zone} ${date}: due too early`;
    if (findDueReset(lot, zone, atMs) !== date) return `${zone} ${date}: not due at its first instant`;
    if (date !== dateAfter(lot)) return `${zone}: from ${lot} to ${date}`;
    lot = date;
    resets += 1;
  }
  const days = Math.round((to - from) / dayMs);
  return Math.abs(resets - days) > 1 ? `${zone}: ${resets} resets in ${days} days` : null;
}

function everyZone(report: Report): void {
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+12', 'Etc/GMT-14'];
  const faults = zones.flatMap((zone) => findFault(zone) ?? []);
  report({
    promise: `${zones.length} zones × ${years} years: one reset a local date, at its first instant`,
    found: faults.length === 0 ? 'all of them' : faults.slice(0, 5).join('; '),
    kept: faults.length === 0,
  });
}

function hop(chance: Chance, zones: readonly string[]): number {
  const firstMs = from + Math.floor(chance.next() * 300 * dayMs);
  let now = firstMs;
  let state: ZoneState = { zone: null, changedAtMs: null };
  let lot = '';
  let lots = 0;
  for (let look = 0; look < 60; look += 1) {
    const zone = zones[Math.floor(chance.next() * zones.length)] ?? 'UTC';
    if (mayChangeZone(state, zone, now)) state = { zone, changedAtMs: now };
    const due = findDueReset(lot, state.zone ?? 'UTC', now);
    if (due !== null) {
      lot = due;
      lots += 1;
    }
    if (look < 59) now += Math.floor(chance.next() * 13 * hourMs);
  }
  const dates = (Date.parse(localDateIn('UTC', now)) - Date.parse(localDateIn('UTC', firstMs))) / dayMs + 1;
  return lots - dates;
}

function hoppers(report: Report, chance: Chance): void {
  const count = 20_000;
  const zones = ['Pacific/Kiritimati', 'Etc/GMT+12', 'UTC', 'Asia/Kolkata', 'America/New_York'];
  let most = Number.NEGATIVE_INFINITY;
  for (let hopper = 0; hopper < count; hopper += 1) most = Math.max(most, hop(chance, zones));
  report({
    promise: `${count} zone hoppers: at most 2 days gained over somebody in UTC`,
    found: `${most} at most`,
    kept: most <= 2,
  });
}

export const time: Subject = {
  name: 'time',
  async once(report, chance) {
    everyZone(report);
    hoppers(report, chance);
  },
};
