import {
  called,
  type Expression,
  ln,
  minus,
  monthsPerYear,
  over,
  perYear,
  plus,
  power,
  quantity,
  readAs,
  times,
} from '@slipway/core';
import {
  compoundMonthlyGrowth,
  doublingMonths,
  growthEndurance,
  lack,
  logSlope,
  lowData,
  missing,
  monthLabel,
  type Outcome,
  ok,
  spanLabel,
  yearOverYear,
} from '@slipway/finance';
import type { Desk } from '../desk/desk.ts';
import { mrrAt, revenueCells, revenueColumn } from '../desk/lines.ts';
import { named, type Ref } from '../desk/sheet.ts';
import { flowAt } from '../desk/take.ts';

export interface Growth {
  /** MRR for subscriptions, revenue elsewhere: oldest first. */
  readonly series: readonly (number | null)[];
  readonly name: 'MRR' | 'revenue';
  /** Per month, compounded over the last three to six. */
  readonly rate: Ref<'share/month'>;
  /** The same three months ago, to see it speed up or slow down. */
  readonly before: Ref<'share/month'> | null;
  readonly recent: Ref<'share/month'> | null;
  readonly slope: Ref<'share/month'>;
  readonly yearly: Ref<'share/year'>;
  readonly doubling: Ref<'months'>;
  readonly endurance: Ref<'ratio'> | null;
  readonly runRate: Ref<'money/year'>;
}

const mostIntervals = 6;
const fewIntervals = 3;

export function computeGrowth(desk: Desk): Growth {
  const { sheet, mode, books, last } = desk;
  const name = mode === 'saas' && books.endMrr.some((value) => value !== null) ? 'MRR' : 'revenue';
  const title = name === 'MRR' ? name : 'Revenue';
  const series = name === 'MRR' ? books.endMrr : revenueCells(desk);
  const at = (index: number): Ref<'money/month'> =>
    name === 'MRR' ? mrrAt(desk, index) : flowAt(desk, revenueColumn(desk), index);
  const slopeWords = `e^(slope of ln ${name} on the month) − 1`;
  const between = (id: string, label: string, from: number, to: number) => {
    const start = Math.max(0, from);
    const [first, end] = [at(start), at(to)];
    const outcome =
      series[to] === 0 && desk.earning === 'no-longer'
        ? lack('share/month', 'missing', 'Revenue fell to nothing: no rate shows that.')
        : weigh(compoundMonthlyGrowth(series.slice(start, to + 1)), to - from);
    const period = { period: spanLabel(books.months[start] ?? '', books.months[to] ?? '') };
    // With an end at or below zero the slope stands in for it.
    return [first, end].some(({ value }) => value !== null && value <= 0)
      ? sheet.deriveInWords(id, label, outcome, slopeWords, [first, end], period)
      : sheet.derive(
          id,
          label,
          outcome,
          compounded(
            named(end, `${name} of the last month`),
            named(first, `${name} of the first`),
            Math.max(1, to - start),
          ),
          period,
        );
  };
  const intervals = Math.min(mostIntervals, countBack(series));
  const from = last - intervals;
  const latest = at(last);
  const yearAgo = yearAgoOf(desk, series, name);
  const rate = between('growth', `${title} growth, compounded`, from, last);
  return {
    series,
    name,
    rate,
    recent:
      intervals >= fewIntervals
        ? between('growth.recent', `${title} growth, last three months`, last - 3, last)
        : null,
    before:
      countBack(series) >= 2 * fewIntervals
        ? between('growth.before', `${title} growth, the three months before`, last - 6, last - 3)
        : null,
    slope: sheet.deriveInWords(
      'growth.slope',
      `${title} growth, from the slope of all months`,
      logSlope(series.slice(from)),
      slopeWords,
      [at(Math.max(0, from)), latest],
    ),
    yearly: sheet.derive(
      'growth.yearly',
      `${title} growth over a year`,
      yearOverYear(series[last] ?? null, yearAgo.value),
      readAs(
        'share/year',
        grown(named(latest, `${name} of the latest month`), named(yearAgo, `${name} twelve months before`)),
      ),
    ),
    doubling: sheet.derive(
      'growth.doubling',
      'Months to double',
      rate.value === null ? missing('months', 'growth') : doublingMonths(rate.value),
      readAs('months', over(ln(2), ln(plus(1, named(rate, 'growth'))))),
    ),
    endurance: series.length >= 25 ? enduranceOf(desk, series, at) : null,
    runRate: sheet.derive(
      name === 'MRR' ? 'arr' : 'run-rate',
      name === 'MRR' ? 'ARR' : 'Annualised revenue run-rate',
      latest.value === 0
        ? lack('money/year', 'undefined', 'There is no revenue to multiply.')
        : latest.quantity
          ? ok(perYear(latest.quantity))
          : missing('money/year', name),
      times(named(latest, `${name} of the latest month`), monthsPerYear),
      { period: monthLabel(books.months[last] ?? '') },
    ),
  };
}

/** Twelve months before the latest; the opening MRR of a table of exactly twelve rows counts too. */
function yearAgoOf(desk: Desk, series: readonly (number | null)[], name: string): Ref<'money/month'> {
  const at = desk.last - 12;
  if (name === 'MRR' && at >= -1) return mrrAt(desk, at);
  return flowAt(desk, series === desk.books.endMrr ? 'mrr' : revenueColumn(desk), at);
}

function enduranceOf(
  { sheet, last }: Desk,
  series: readonly (number | null)[],
  at: (index: number) => Ref<'money/month'>,
): Ref<'ratio'> {
  const yearly = (index: number) => {
    const { value } = yearOverYear(series[index] ?? null, series[index - 12] ?? null);
    return value === null ? null : quantity(value, 'share/year');
  };
  return sheet.derive(
    'growth-endurance',
    'Growth endurance',
    growthEndurance(yearly(last), yearly(last - 12)),
    over(
      called(
        'growth over the last year',
        grown(named(at(last), 'latest month'), named(at(last - 12), 'a year ago')),
      ),
      called(
        'growth over the year before',
        grown(named(at(last - 12), 'a year ago'), named(at(last - 24), 'two years ago')),
      ),
    ),
  );
}

function grown(now: Expression, before: Expression): Expression {
  return minus(over(now, before), 1);
}

function compounded(now: Expression, before: Expression, months: number): Expression {
  return readAs('share/month', minus(power(over(now, before), over(1, months)), 1));
}

/** Intervals that end with the latest month without a blank. */
function countBack(series: readonly (number | null)[]): number {
  const blank = series.lastIndexOf(null);
  return series.length - 2 - blank;
}

function weigh(rate: Outcome<'share/month'>, intervals: number): Outcome<'share/month'> {
  return rate.status === 'ok' && intervals < fewIntervals && rate.value !== null
    ? lowData(quantity(rate.value, 'share/month'), 'Early direction only: under four months of figures.')
    : rate;
}
