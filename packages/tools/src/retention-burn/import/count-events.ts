import { monthAt } from '@slipway/finance';

export interface PaidEvent {
  readonly customer: string;
  /** Month as a number. */
  readonly month: number;
  /** Null where the file has no amounts: then being there counts. */
  readonly amount: number | null;
}

const mostAges = 61;

/** Cohort rows and revenue by month, as the form takes them. Customers stay in the browser: only counts leave it. */
export function countEvents(events: readonly PaidEvent[]): {
  readonly cohorts: readonly Readonly<Record<string, string | number>>[];
  readonly revenues: readonly { readonly month: string; readonly revenue: number }[];
} {
  const paid = new Map<string, Map<number, number>>();
  const revenue = new Map<number, number>();
  const seen = new Set<number>();
  for (const { customer, month, amount } of events) {
    seen.add(month);
    if (amount !== null) revenue.set(month, (revenue.get(month) ?? 0) + amount);
    const months = paid.get(customer) ?? new Map<number, number>();
    months.set(month, (months.get(month) ?? 0) + (amount ?? 1));
    paid.set(customer, months);
  }
  const groups = new Map<number, number[]>();
  for (const months of paid.values()) {
    // A refund, a free month and nothing at all are the same: nothing was paid.
    const active = [...months].flatMap(([month, sum]) => (sum > 0 ? [month] : []));
    if (active.length === 0) continue;
    const first = active.reduce((least, month) => Math.min(least, month));
    const counts = groups.get(first) ?? [];
    for (const month of active) counts[month - first] = (counts[month - first] ?? 0) + 1;
    groups.set(first, counts);
  }
  const last = [...seen].reduce((latest, month) => Math.max(latest, month), Number.NEGATIVE_INFINITY);
  const cohorts = [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([first, counts]) => {
      const row: Record<string, string | number> = { cohort: monthAt(first) };
      for (let age = 0; age <= last - first && age < mostAges; age++)
        // A month without a single payment of anybody is a hole in the file, not a month in which all had left.
        if (seen.has(first + age)) row[`m${age}`] = counts[age] ?? 0;
      return row;
    });
  const revenues = [...revenue]
    .toSorted(([a], [b]) => a - b)
    .map(([month, sum]) => ({ month: monthAt(month), revenue: Math.round(sum * 100) / 100 }));
  return { cohorts, revenues };
}
