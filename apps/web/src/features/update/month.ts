/** "2026-11", of the device's own calendar. */
export function monthOf(nowMs: number): string {
  const now = new Date(nowMs);
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}

export function isMonth(text: string | null): text is string {
  return text !== null && /^20\d{2}-(?:0[1-9]|1[0-2])$/u.test(text);
}

/** So many months later; earlier with a minus. */
export function addMonths(month: string, more: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const all = year * 12 + number - 1 + more;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
}

export function nameMonth(month: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );
}
