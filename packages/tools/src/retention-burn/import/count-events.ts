import { monthAt } from '@slipway/finance';

export interface PaidEvent {
  readonly customer: string;
  /** Month as a number. */
  readonly month: number;
  /** As the file writes it: lines of one order share it. */
  readonly date: string;
  /** Null where the file has no amounts: then being there counts. */
  readonly amount: number | null;
}

const mostAges = 61;
/** As many rows as the field of the form takes. */
const mostGroups = 2000;
/** Of so many customers who were seen again, so many with a month in between in which they bought nothing: no subscription. */
const comeAndGo = { fewest: 20, share: 0.3 };

interface Bought {
  readonly first: number;
  readonly until: number;
  /** Months with a purchase, and purchases. */
  readonly months: number;
  readonly orders: number;
}

interface BuyerRow {
  readonly age: number;
  readonly last: number;
  readonly repeats: number;
  readonly customers: number;
}

/** Cohort rows and revenue by month, as the form takes them. Customers stay in the browser: only counts leave it. */
export function countEvents(events: readonly PaidEvent[]): {
  readonly cohorts: readonly Readonly<Record<string, string | number>>[];
  readonly revenues: readonly { readonly month: string; readonly revenue: number }[];
  /** Only where customers come and go. */
  readonly buyers: readonly BuyerRow[];
} {
  const paid = new Map<string, Map<number, number>>();
  const revenue = new Map<number, number>();
  const seen = new Set<number>();
  const orders = new Map<string, Set<string>>();
  for (const { customer, month, date, amount } of events) {
    seen.add(month);
    if (amount !== null) revenue.set(month, (revenue.get(month) ?? 0) + amount);
    const months = paid.get(customer) ?? new Map<number, number>();
    months.set(month, (months.get(month) ?? 0) + (amount ?? 1));
    paid.set(customer, months);
    if (amount !== null && amount <= 0) continue;
    const dates = orders.get(customer) ?? new Set<string>();
    orders.set(customer, dates.add(date));
  }
  const groups = new Map<number, number[]>();
  const bought: Bought[] = [];
  for (const [customer, months] of paid) {
    // A refund, a free month and nothing at all are the same: nothing was paid.
    const active = [...months].flatMap(([month, sum]) => (sum > 0 ? [month] : []));
    if (active.length === 0) continue;
    const first = active.reduce((least, month) => Math.min(least, month));
    const counts = groups.get(first) ?? [];
    for (const month of active) counts[month - first] = (counts[month - first] ?? 0) + 1;
    groups.set(first, counts);
    const until = active.reduce((latest, month) => Math.max(latest, month));
    bought.push({ first, until, months: active.length, orders: orders.get(customer)?.size ?? 1 });
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
  const isWhole = last - [...seen].reduce((least, month) => Math.min(least, month), last) + 1 === seen.size;
  return { cohorts, revenues, buyers: isWhole ? groupBuyers(bought, last) : [] };
}

/** Customers who bought alike, youngest cohorts first; whole cohorts are left out where they would be too many rows. */
function groupBuyers(bought: readonly Bought[], end: number): readonly BuyerRow[] {
  const again = bought.filter(({ first, until }) => until - first >= 2);
  const pausing = again.filter(({ first, until, months }) => months < until - first + 1);
  if (again.length < comeAndGo.fewest || pausing.length < comeAndGo.share * again.length) return [];
  const alike = new Map<string, BuyerRow>();
  for (const { first, until, orders } of bought) {
    const row = { age: end - first, last: until - first, repeats: orders - 1 };
    const key = `${row.age} ${row.last} ${row.repeats}`;
    alike.set(key, { ...row, customers: (alike.get(key)?.customers ?? 0) + 1 });
  }
  const rows = [...alike.values()].toSorted(
    (a, b) => a.age - b.age || a.last - b.last || a.repeats - b.repeats,
  );
  const cut = rows[mostGroups]?.age;
  return cut === undefined ? rows : rows.filter(({ age }) => age < cut);
}
