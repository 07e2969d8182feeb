import { zoneChangeMs } from './constants.ts';
import { dateAfter, firstInstantOf, type LocalDate, localDateIn } from './local-day.ts';

/** The date to reset to, or null: the lot's date only moves forward, whatever zone the person is in. */
export function findDueReset(lotDay: LocalDate, zone: string, nowMs: number): LocalDate | null {
  const today = localDateIn(zone, nowMs);
  return today > lotDay ? today : null;
}

/** When the next reset is due. Later than the next midnight for someone whose lot is of a date ahead of their zone's. */
export function nextResetMs(lotDay: LocalDate, zone: string): number {
  return firstInstantOf(zone, dateAfter(lotDay));
}

export interface ZoneState {
  /** Null until the browser has told one. */
  readonly zone: string | null;
  readonly changedAtMs: number | null;
}

/** The first zone sticks at once; a later one only when the last change is 24 h past. */
export function mayChangeZone({ zone, changedAtMs }: ZoneState, wanted: string, nowMs: number): boolean {
  if (zone === wanted) return false;
  return zone === null || changedAtMs === null || nowMs - changedAtMs >= zoneChangeMs;
}
