/** Time left in the specification's forms (section 4). A begun minute counts, so "0m" is never shown. */
export function untilResetText(nextResetMs: number | null, nowMs: number): string {
  if (nextResetMs === null || !Number.isFinite(nextResetMs) || !Number.isFinite(nowMs)) return 'Unknown';
  const minutes = Math.ceil((nextResetMs - nowMs) / 60_000);
  if (minutes <= 0) return 'Resetting...';
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}
