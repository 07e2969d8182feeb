import { type Currency, money, quantity } from '@slipway/core';
import { type Course, type Fate, foretell, monthNumber } from '@slipway/finance';
import type { Input } from '../fields.ts';

export const daysPerMonth = 365 / 12;

export interface Plan {
  readonly cash: number;
  readonly costs: number;
  readonly revenue: number;
  readonly growth: number;
  readonly days: number;
  /** Costs of planned hires in each month from the next on. */
  readonly added: readonly number[];
  readonly currency: Currency;
}

export interface Runways {
  /** Revenue and costs as they are today. */
  readonly flat: Fate;
  /** Revenue keeps growing, hires come as planned, customers pay as late as they do. */
  readonly trend: Fate;
  readonly trendCourse: Course;
  /** Growth stops, costs run over, customers pay later still. */
  readonly stressed: Fate;
  readonly stressedPlan: Plan;
}

export function courseOf({ cash, costs, revenue, growth, days, added, currency }: Plan): Course {
  return {
    cash: money(cash, 'money', currency),
    expenses: money(costs, 'money/month', currency),
    revenue: money(revenue, 'money/month', currency),
    growth: quantity(growth, 'share/month'),
    delay: days / daysPerMonth,
    ...(added.length > 0 && { added }),
  };
}

export function readRunways(plan: Plan, stress: { readonly costs: number; readonly days: number }): Runways {
  const trendCourse = courseOf(plan);
  const stressedPlan: Plan = {
    ...plan,
    growth: Math.min(0, plan.growth),
    costs: plan.costs * (1 + stress.costs),
    // What is paid later is missing once, in the first months.
    cash: plan.cash - Math.max(0, plan.revenue) * (stress.days / daysPerMonth),
  };
  return {
    flat: foretell(courseOf({ ...plan, growth: 0, days: 0, added: [] })),
    trend: foretell(trendCourse),
    trendCourse,
    stressed: foretell(courseOf(stressedPlan)),
    stressedPlan,
  };
}

/** Null where the cash never runs out within the ten years that are counted. */
export function lifeOf(course: Course): number | null {
  if (course.cash.value < 0) return 0;
  const { lastsMonths } = foretell(course);
  return lastsMonths;
}

/** What hires add to the costs, month by month; those of past months are in the costs already. */
export function hiredCosts(hires: Input['hires'], asOf: string): { added: number[]; past: number } {
  const now = monthNumber(asOf);
  const known = (hires ?? []).flatMap(({ month, people, cost }) =>
    month === null || people === null || cost === null
      ? []
      : [{ at: monthNumber(month) - now, cost: people * cost }],
  );
  const coming = known.filter(({ at, cost }) => at > 0 && at <= 120 && cost > 0);
  const length = Math.max(0, ...coming.map(({ at }) => at));
  const added = Array.from({ length }, (_, month) =>
    coming.reduce((sum, { at, cost }) => (at <= month + 1 ? sum + cost : sum), 0),
  );
  return { added, past: known.filter(({ at }) => at <= 0).length };
}
