const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "3 hours ago"; within a minute, "just now". A clock that runs ahead of ours is "just now" too. */
export function describeAge(atMs: number, nowMs: number, locale = 'en'): string {
  const ageMs = nowMs - atMs;
  for (const [unit, lengthMs] of units) {
    if (ageMs >= lengthMs)
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
        -Math.floor(ageMs / lengthMs),
        unit,
      );
  }
  return 'just now';
}

export function describeDate(atMs: number, locale = 'en'): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(atMs);
}

/** An ISO day as people write it: "16 Nov 2026". */
export function describeDay(day: string, locale = 'en-GB'): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T00:00:00Z`));
}
