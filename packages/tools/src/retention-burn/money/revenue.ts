import { constant, figure, minus, over, power, readAs } from '@slipway/core';
import { compoundMonthlyGrowth, monthAt, monthNumber } from '@slipway/finance';
import { standardDeviation } from '@slipway/stats';
import type { Input } from '../fields.ts';
import type { Sheet } from '../sheet.ts';

const longestWindow = 6;
/** Months of growth whose swings say how the next will swing. */
const mostSpread = 12;

/** Revenue of full months, oldest first; a month without a row is null. */
function fullMonths(revenues: Input['revenues'], asOf: string): { month: string; value: number | null }[] {
  const known = new Map(
    (revenues ?? []).flatMap(({ month, revenue }) =>
      month === null || revenue === null ? [] : [[monthNumber(month), revenue] as const],
    ),
  );
  const running = monthNumber(asOf);
  // The running month is not over. Months ahead of the day mean that the day is wrong, or the table: then all count.
  if (Math.max(...known.keys()) === running) known.delete(running);
  if (known.size === 0) return [];
  const [first, last] = [Math.min(...known.keys()), Math.max(...known.keys())];
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    month: monthAt(first + at),
    value: known.get(first + at) ?? null,
  }));
}

export interface Income {
  readonly revenue: { readonly id: string; readonly value: number; readonly isGiven: boolean };
  readonly growth: { readonly figure: string; readonly value: number } | null;
  /** Standard deviation of the months' growth, and how many months it comes from. */
  readonly spread: { readonly id: string; readonly value: number; readonly months: number } | null;
  /** The table's latest month and its growth, where those typed are others. */
  readonly other: string | null;
  readonly otherGrowth: string | null;
}

/** Revenue alone, without cash or costs; null where none was given. */
export function readIncomeAlone(sheet: Sheet): Income | null {
  const { mrr, revenues = [] } = sheet.input;
  return mrr === undefined && revenues.length === 0 ? null : readIncome(sheet);
}

export function readIncome(sheet: Sheet): Income {
  const { input, basis, writer, currency } = sheet;
  const months = fullMonths(input.revenues, basis.asOf);
  const last = months.at(-1);
  const cell = (at: number) => {
    const { month = '', value = null } = months[at] ?? {};
    return value === null
      ? null
      : {
          id: sheet.given(
            `revenue.${month}`,
            `Revenue of ${month}`,
            value,
            'money/month',
            `revenues[${month}]`,
          ),
          value,
        };
  };
  const latest = last ? cell(months.length - 1) : null;
  const typed = input.mrr;
  const value = typed ?? latest?.value ?? 0;
  const isGiven = typed !== undefined || latest !== null;
  const id =
    typed === undefined && latest
      ? writer.derive({
          id: 'revenue',
          label: 'Revenue',
          unit: 'money/month',
          currency,
          formula: readAs('money/month', figure(latest.id, 'revenue of the latest full month'), currency),
        })
      : writer.figure({
          id: 'revenue',
          label: 'Revenue',
          value,
          unit: 'money/month',
          currency,
          provenance: isGiven
            ? { kind: 'measured', field: 'mrr' }
            : { kind: 'assumed', why: 'Left blank: no revenue is counted.' },
        });
  const isOther =
    latest !== null && typed !== undefined && Math.abs(typed - latest.value) > 0.1 * Math.abs(latest.value);
  const typedGrowth = input.growthPerMonth;
  const found = growthOf(sheet, months, cell, typedGrowth === undefined ? 'growth' : 'growth.table');
  const isOtherGrowth =
    typedGrowth !== undefined && found !== null && Math.abs(typedGrowth - found.value) > 0.02;
  return {
    revenue: { id, value, isGiven },
    growth:
      typedGrowth === undefined
        ? found
        : {
            figure: sheet.given('growth', 'Growth', typedGrowth, 'share/month', 'growthPerMonth'),
            value: typedGrowth,
          },
    spread: spreadOf(sheet, months),
    other: isOther ? latest.id : null,
    otherGrowth: isOtherGrowth ? found.figure : null,
  };
}

type Months = ReturnType<typeof fullMonths>;

function growthOf(
  { writer, simulated }: Sheet,
  months: Months,
  cell: (at: number) => { id: string; value: number } | null,
  id: string,
): Income['growth'] {
  const window = months.slice(-longestWindow - 1);
  const found = compoundMonthlyGrowth(window.map(({ value }) => value));
  if (found.value === null) return null;
  const steps = window.length - 1;
  const [from, to] = [cell(months.length - window.length), cell(months.length - 1)];
  const base = { id, label: 'Growth', unit: 'share/month' } as const;
  if (found.status === 'ok' && from && to)
    return {
      figure: writer.derive({
        ...base,
        formula: readAs(
          'share/month',
          minus(
            power(
              over(figure(to.id, 'latest revenue'), figure(from.id, 'revenue at the start')),
              over(1, constant(steps, 'ratio')),
            ),
            1,
          ),
        ),
        note: 'Compounded over the months between.',
      }),
      value: found.value,
    };
  const inputs = months.flatMap((_, at) => cell(at)?.id ?? []);
  return {
    figure: simulated(
      { ...base, value: found.value, status: 'low_data', reason: found.reason ?? '' },
      'slope of ln revenue over the months with revenue',
      inputs,
    ),
    value: found.value,
  };
}

/** Of the latest year: from next to nothing every first month is a leap. */
function spreadOf(sheet: Sheet, all: Months): Income['spread'] {
  const months = all.slice(-mostSpread - 1);
  const steps = months.slice(1).flatMap(({ value }, at) => {
    const before = months[at]?.value ?? 0;
    return value === null || before <= 0 ? [] : [value / before - 1];
  });
  const value = steps.length < longestWindow ? null : standardDeviation(steps);
  if (value === null) return null;
  const id = sheet.simulated(
    { id: 'growth-spread', label: 'How much growth differed', value, unit: 'share' },
    'standard deviation of the monthly growth of revenue',
    [sheet.given('revenue-months', 'Months of revenue', months.length, 'months', 'revenues')],
  );
  return { id, value, months: steps.length };
}
