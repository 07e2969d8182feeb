import { zoneChangeMs } from './constants.ts';
import { dateAfter, firstInstantOf, type LocalDate, localDateIn, nextMidnight } from './local-day.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * The date to reset to, or null: the lot's date only moves forward, whatever zone the person is in. Back only from a date
 * that a wrong clock has written.
 */
export function findDueReset(lotDay: LocalDate, zone: string, nowMs: number): LocalDate | null {
  const today = localDateIn(zone, nowMs);
  return today > lotDay || isImpossible(lotDay, today, nowMs) ? today : null;
}

/** Zones lie less than a day from UTC, so nobody's date is further ahead than tomorrow's there. */
function isImpossible(lotDay: LocalDate, today: LocalDate, nowMs: number): boolean {
  return lotDay > localDateIn('UTC', nowMs + dayMs) && isBeyond(lotDay, today);
}

/** Further ahead of `day` than the next date. */
export function isBeyond(lotDay: LocalDate, day: LocalDate): boolean {
  return lotDay > dateAfter(day);
}

/** When the next reset is due. Later than the next midnight for someone whose lot is of a date ahead of their zone's. */
export function nextResetMs(lotDay: LocalDate, zone: string, nowMs: number): number {
  const today = localDateIn(zone, nowMs);
  return isImpossible(lotDay, today, nowMs)
    ? nextMidnight(zone, nowMs)
    : firstInstantOf(zone, dateAfter(lotDay));
}

export interface ZoneState {
  /** Null until the browser has told one. */
  readonly zone: string | null;
  readonly changedAtMs: number | null;
}

/** The first zone sticks at once; a later one only when the last change is 24 h away, which a wrong clock may have put ahead. */
export function mayChangeZone({ zone, changedAtMs }: ZoneState, wanted: string, nowMs: number): boolean {
  if (zone === wanted) return false;
  return zone === null || changedAtMs === null || Math.abs(nowMs - changedAtMs) >= zoneChangeMs;
}
