import { minus, over } from '@slipway/core';
import { type CashFan, cashFan, type Fate, foretell, growthToLive } from '@slipway/finance';
import type { Assumed, Sheet } from '../sheet.ts';
import { hiredCosts, type Plan, type Runways, readRunways } from './plan.ts';
import { type Income, readIncome } from './revenue.ts';

export interface Money {
  readonly plan: Plan;
  readonly runways: Runways;
  readonly income: Income;
  readonly growth: Assumed;
  readonly cash: string;
  readonly gross: string;
  readonly net: { readonly id: string; readonly value: number };
  /** Figures of the three runways; without a value where the cash never runs out. */
  readonly flat: string;
  readonly trend: string;
  readonly stressed: string;
  readonly profitMonth: string | null;
  readonly lowest: string;
  readonly growthToLive: string | null;
  /** Its value. */
  readonly flips: number | null;
  readonly fan: CashFan;
  readonly fanMonths: number;
  readonly goneInAYear: string;
  /** Hires that are in the past: they count as part of the costs. */
  readonly pastHires: number;
  readonly inputs: readonly string[];
}

export const fanRuns = 800;
export const fanSeed = 20_151_001;
const never = 'Never runs out on this course.';

/** Null without cash or costs. */
export function readMoney(sheet: Sheet): Money | null {
  const { input, basis, writer, currency } = sheet;
  if (input.cash === undefined || input.grossBurn === undefined) return null;
  const income = readIncome(sheet);
  const growth = sheet.assume('growth', income.growth ?? undefined);
  const cash = sheet.given('cash', 'Cash', input.cash, 'money', 'cash');
  const gross = sheet.given('gross-burn', 'Gross burn', input.grossBurn, 'money/month', 'grossBurn');
  const net = writer.derive({
    id: 'net-burn',
    label: 'Net burn',
    unit: 'money/month',
    currency,
    formula: minus(gross, income.revenue.id),
  });
  const netValue = input.grossBurn - income.revenue.value;
  const { added, past } = hiredCosts(input.hires, basis.asOf);
  const plan: Plan = {
    cash: input.cash,
    costs: input.grossBurn,
    revenue: income.revenue.value,
    // Growth cannot be applied to nothing.
    growth: income.revenue.value > 0 ? growth.value : 0,
    days: input.collectionDays ?? 0,
    added,
    currency,
  };
  const stress = { costs: sheet.assume('stressCosts'), days: sheet.assume('stressDays') };
  const runways = readRunways(plan, { costs: stress.costs.value, days: stress.days.value });
  const inputs = [
    cash,
    gross,
    income.revenue.id,
    growth.id,
    ...(plan.days > 0
      ? [sheet.given('days', 'Days until customers pay', plan.days, 'days', 'collectionDays')]
      : []),
    ...(added.length > 0 ? [hiresFigure(sheet, added)] : []),
  ];
  const course = 'cash + revenue × (1 + growth)^(month − delay) − costs and hires, month by month';
  const runway = (id: string, label: string, fate: Fate, how: string, more: readonly string[] = []) =>
    sheet.simulated({ id, label, unit: 'months', ...lasting(fate, plan.cash) }, how, [...inputs, ...more]);
  const spread = sheet.assume(
    'spread',
    income.spread ? { ...income.spread, figure: income.spread.id } : undefined,
  );
  const fanMonths = Math.min(
    36,
    Math.max(12, (runways.trend.zeroMonth ?? runways.trend.profitMonth ?? 24) + 6),
  );
  const fan = cashFan(runways.trendCourse, {
    spread: spread.value,
    seen: income.spread?.months ?? 3,
    seed: fanSeed,
    runs: fanRuns,
    months: fanMonths,
  });
  const { trend } = runways;
  const flips = plan.revenue > 0 ? growthToLive(runways.trendCourse) : null;
  return {
    plan,
    runways,
    income,
    growth,
    cash,
    gross,
    net: { id: net, value: netValue },
    flat:
      netValue > 0 && input.cash > 0
        ? writer.derive({ id: 'runway', label: 'Static runway', unit: 'months', formula: over(cash, net) })
        : runway('runway', 'Static runway', runways.flat, 'cash / net burn'),
    trend: runway('runway.trend', 'Runway on the trend', trend, course),
    stressed: runway(
      'runway.stressed',
      'Stressed runway',
      runways.stressed,
      'the same course with no growth, costs above plan and payments late',
      [stress.costs.id, stress.days.id],
    ),
    profitMonth:
      trend.profitMonth === null
        ? null
        : sheet.simulated(
            {
              id: 'profit-month',
              label: 'Months until revenue covers costs',
              value: trend.profitMonth,
              unit: 'months',
            },
            course,
            inputs,
          ),
    lowest: sheet.simulated(
      { id: 'lowest-cash', label: 'Lowest cash on the way', value: trend.lowestCash.value, unit: 'money' },
      course,
      inputs,
    ),
    growthToLive:
      flips === null
        ? null
        : sheet.simulated(
            {
              id: 'growth-to-live',
              label: 'Growth that keeps the company alive',
              value: flips.value,
              unit: 'share/month',
            },
            'smallest monthly growth at which the cash lasts until revenue covers costs (bisection)',
            inputs,
          ),
    flips: flips?.value ?? null,
    fan,
    fanMonths,
    goneInAYear: sheet.simulated(
      {
        id: 'gone-in-a-year',
        label: 'Runs out of cash within a year',
        value: Math.round(fan.goneBy(12) * 100) / 100,
        unit: 'share',
      },
      `share of ${fanRuns} seeded runs of the course whose growth differs by the spread (seed ${fanSeed})`,
      [...inputs, spread.id],
    ),
    pastHires: past,
    inputs,
  };
}

/** With the cash gone there is nothing left to last. */
function lasting({ lastsMonths }: Fate, cash: number) {
  if (cash <= 0 && lastsMonths !== null) return { value: 0 };
  return lastsMonths === null
    ? ({ value: null, status: 'infinite', reason: never } as const)
    : { value: lastsMonths };
}

function hiresFigure(sheet: Sheet, added: readonly number[]): string {
  return sheet.given('hires', 'Planned hires, all of them', added.at(-1) ?? 0, 'money/month', 'hires');
}

/** Whether it would live if growth stayed, and without any. */
export function livesFlat({ runways }: Money): boolean {
  return foretell({ ...runways.trendCourse, growth: { value: 0, unit: 'share/month' } }).alive;
}
