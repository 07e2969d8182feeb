const dayMs = 86_400_000;

/** "by 14 December" where the day of the run is known, else "within 14 days". */
export function sayDue(days: number, madeAt?: string): string {
  if (days === 0) return 'today';
  const from = madeAt === undefined ? Number.NaN : Date.parse(madeAt);
  if (Number.isNaN(from)) return days === 1 ? 'tomorrow' : `within ${days} days`;
  const due = new Date(from + days * dayMs);
  const isSameYear = due.getFullYear() === new Date(from).getFullYear();
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(isSameYear ? {} : { year: 'numeric' }),
  }).format(due);
  return `by ${day}`;
}
