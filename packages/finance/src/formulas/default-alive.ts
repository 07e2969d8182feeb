import { type Quantity, quantity } from '@slipway/core';

/** Paul Graham, October 2015 (metrics reference, A5): costs stay, revenue keeps its growth; is the money enough? */
export interface Course {
  readonly cash: Quantity<'money'>;
  /** All cash out. */
  readonly expenses: Quantity<'money/month'>;
  /** Of the latest month. */
  readonly revenue: Quantity<'money/month'>;
  readonly growth: Quantity<'share/month'>;
  /** By how much of itself the growth shrinks each month; 0 when left out. */
  readonly decay?: number;
  /** Costs that come on top in each month, from the first on; the last of them stays. */
  readonly added?: readonly number[];
  /** Months between a sale and its money: until they are over, today’s revenue comes in. */
  readonly delay?: number;
}

export interface Fate {
  readonly alive: boolean;
  /** First month with revenue at or above expenses; null when none within the horizon. */
  readonly profitMonth: number | null;
  /** First month that ends below zero. */
  readonly zeroMonth: number | null;
  /** The same to the part of a month, so that a flat course lasts exactly cash / burn. */
  readonly lastsMonths: number | null;
  readonly lowestCash: Quantity<'money'>;
  readonly lowestMonth: number;
  /** Cash and revenue at the end of each month, from month 1. */
  readonly months: readonly { readonly cash: number; readonly revenue: number }[];
}

const horizonMonths = 120;
/** Growth above this a month rarely persists: a second run lets it fade. */
export const steepGrowth = 0.3;
export const fadePerMonth = 0.03;

export function foretell(course: Course): Fate {
  const months = simulate(course);
  const found = (test: (month: { cash: number; revenue: number }, at: number) => boolean) => {
    const at = months.findIndex(test);
    return at === -1 ? null : at + 1;
  };
  // Before the last of them has come, revenue above costs proves nothing.
  const settled = (course.added?.length ?? 1) - 1;
  const profitMonth = found(({ revenue }, at) => at >= settled && revenue >= costsIn(course, at));
  const zeroMonth = found(({ cash }) => cash < 0);
  const until = months.slice(0, profitMonth ?? horizonMonths);
  const lowest = until.reduce((min, { cash }, at) => (cash < min.cash ? { cash, at } : min), {
    cash: Number.POSITIVE_INFINITY,
    at: 0,
  });
  // Shrinking revenue can be profitable today and still run dry later.
  const alive = course.growth.value < 0 ? zeroMonth === null : profitMonth !== null && lowest.cash >= 0;
  return {
    alive,
    profitMonth,
    zeroMonth,
    lastsMonths: zeroMonth === null ? null : lastsUntil(zeroMonth, course.cash.value, months),
    lowestCash: { ...course.cash, value: lowest.cash },
    lowestMonth: lowest.at + 1,
    months,
  };
}

function lastsUntil(zeroMonth: number, cash: number, months: Fate['months']): number {
  const [before, after] = [months[zeroMonth - 2]?.cash ?? cash, months[zeroMonth - 1]?.cash ?? 0];
  return before <= 0 ? zeroMonth - 1 : zeroMonth - 1 + before / (before - after);
}

export function costsIn({ expenses, added = [] }: Course, at: number): number {
  return expenses.value + (added[Math.min(at, added.length - 1)] ?? 0);
}

function simulate(course: Course): Fate['months'] {
  const { cash, revenue, growth, decay = 0, delay = 0 } = course;
  const months: { cash: number; revenue: number }[] = [];
  let left = cash.value;
  let income = revenue.value;
  let rate = growth.value;
  for (let month = 1; month <= horizonMonths; month++) {
    // Without decay by power, as the reference writes it, so that no rounding adds up.
    income =
      decay === 0 ? revenue.value * (1 + growth.value) ** Math.max(0, month - delay) : income * (1 + rate);
    rate *= 1 - decay;
    left += income - costsIn(course, month - 1);
    months.push({ cash: left, revenue: income });
  }
  return months;
}

/** Closed form, for growth above zero and revenue between zero and expenses; null outside. */
export function cashNeeded({ expenses, revenue, growth, cash }: Course): Quantity<'money'> | null {
  const [e, r, g] = [expenses.value, revenue.value, growth.value];
  if (!(r > 0 && r < e && g > 0)) return null;
  const months = Math.ceil(Math.log(e / r) / Math.log1p(g));
  return { ...cash, value: e * (months - 1) - (r * (1 + g) * ((1 + g) ** (months - 1) - 1)) / g };
}

const steps = 60;
const mostGrowth = 2;

/** The smallest monthly growth that keeps the company alive: null when it lives without any, or no growth would do. */
export function growthToLive(course: Course): Quantity<'share/month'> | null {
  const livesAt = (rate: number) => foretell({ ...course, growth: quantity(rate, 'share/month') }).alive;
  if (course.revenue.value <= 0 || livesAt(0) || !livesAt(mostGrowth)) return null;
  return quantity(bisect(0, mostGrowth, livesAt), 'share/month');
}

/** The highest monthly expenses at which the company still lives at its present growth. */
export function expensesToLive(course: Course): Quantity<'money/month'> | null {
  const diesAt = (value: number) => !foretell({ ...course, expenses: { ...course.expenses, value } }).alive;
  if (course.revenue.value <= 0 || course.cash.value < 0) return null;
  let high = Math.max(course.expenses.value, course.revenue.value);
  for (let step = 0; step < steps && !diesAt(high); step++) high *= 2;
  if (diesAt(0) || !diesAt(high)) return null;
  return { ...course.expenses, value: bisect(0, high, diesAt) };
}

/** Where `holds` turns from false to true between the ends. */
function bisect(from: number, to: number, holds: (value: number) => boolean): number {
  let [low, high] = [from, to];
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
