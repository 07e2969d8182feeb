import { wallClockMs } from './zone.ts';

const dayMs = 24 * 60 * 60_000;
/** Zones lie less than a day from UTC, and none changes its clock twice within three days. */
const aroundMs = 36 * 60 * 60_000;

/** A calendar date as `2026-11-15`: dates compare as text. */
export type LocalDate = string;

export function localDateIn(zone: string, instantMs: number): LocalDate {
  return toDate(wallClockMs(zone, instantMs));
}

export function dateAfter(date: LocalDate): LocalDate {
  return toDate(Date.parse(date) + dayMs);
}

/** First instant of the next local date: +24 h is wrong on the days when clocks change. */
export function nextMidnight(zone: string, instantMs: number): number {
  return firstInstantOf(zone, dateAfter(localDateIn(zone, instantMs)));
}

/**
 * The first instant at which the zone's calendar shows `date` or, where that date was skipped, a later one. A zone may
 * skip its midnight (00:00 → 01:00) or have it twice (00:00 → 23:00 of the day before); the first one counts.
 */
export function firstInstantOf(zone: string, date: LocalDate): number {
  const midnight = Date.parse(date);
  const candidates = [midnight - aroundMs, midnight + aroundMs]
    .map((instant) => midnight - (wallClockMs(zone, instant) - instant))
    .filter((candidate) => wallClockMs(zone, candidate) === midnight);
  return candidates.length > 0
    ? Math.min(...candidates)
    : endOfGap(zone, date, midnight - aroundMs, midnight + aroundMs);
}

/** No clock in the zone ever showed that midnight, so the date begins where the gap ends. */
function endOfGap(zone: string, date: LocalDate, fromMs: number, toMs: number): number {
  let before = fromMs;
  let after = toMs;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDateIn(zone, middle) < date) before = middle;
    else after = middle;
  }
  return after;
}

function toDate(wallClock: number): LocalDate {
  return new Date(wallClock).toISOString().slice(0, 10);
}
