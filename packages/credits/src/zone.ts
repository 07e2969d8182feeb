interface Zone {
  readonly name: string;
  readonly formatter: Intl.DateTimeFormat;
}

/** A formatter is dear to make (about 50 µs). There are some 600 zones, but endless ways to spell them. */
const known = new Map<string, Zone>();
const knownMax = 2000;

/** Asks the platform, not a list: lists go stale, and browsers report aliases and plain offsets too. */
export function isZone(value: string): boolean {
  return find(value) !== null;
}

/** The platform's own spelling of a zone, so that aliases of one zone are one zone. */
export function findZone(value: string): string | null {
  return find(value)?.name ?? null;
}

/** Wall clock in the zone, written as if it were UTC: its date and time can be read with the UTC getters. */
export function wallClockMs(zone: string, instantMs: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of getFormatter(zone).formatToParts(instantMs)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function getFormatter(value: string): Intl.DateTimeFormat {
  const zone = find(value);
  if (zone === null) throw new RangeError(`There is no time zone "${value}".`);
  return zone.formatter;
}

function find(value: string): Zone | null {
  const found = known.get(value);
  if (found) return found;
  try {
    const formatter = makeFormatter(value);
    const zone = { name: formatter.resolvedOptions().timeZone, formatter };
    if (known.size >= knownMax) known.clear();
    known.set(value, zone);
    return zone;
  } catch {
    return null;
  }
}

function makeFormatter(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}
