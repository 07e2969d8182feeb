/** "2026-11" → "2026-10". */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/** ISO times in UTC: the first moment of the month, and the first after it. */
export function monthEnds(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    from: new Date(Date.UTC(year, number - 1, 1)).toISOString(),
    to: new Date(Date.UTC(year, number, 1)).toISOString(),
  };
}

/** "November 2026"; without the year "November". */
export function nameMonth(month: string, hasYear = true): string {
  return new Intl.DateTimeFormat('en-GB', {
    month: 'long',
    timeZone: 'UTC',
    ...(hasYear && { year: 'numeric' }),
  }).format(Date.parse(`${month}-01T00:00:00Z`));
}

/** "12 November". */
export function sayDate(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(iso),
  );
}
