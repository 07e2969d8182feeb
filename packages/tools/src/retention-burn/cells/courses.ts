import { greatest, least, minus, type Operand, over, plus, roundTo, times, when } from '@slipway/core';
import { monthNumber } from '@slipway/finance';
import type { Report } from '@slipway/report';
import type { CourseCells } from '../../cash-steps.ts';
import { cellOfFigure } from '../../figure-cell.ts';
import type { Input } from '../fields.ts';
import { type LeverName, leverNames } from '../money/levers.ts';
import { daysPerMonth } from '../money/plan.ts';

interface Hire {
  /** Months from now. */
  readonly at: number;
  readonly cost: Operand;
}

export interface PlanCells {
  readonly trend: CourseCells;
  readonly stressed: CourseCells;
  readonly levers: readonly (CourseCells & { readonly lever: LeverName })[];
}

/** The courses of `money/plan.ts`, and each lever of `money/levers.ts` alone; null without cash or costs. */
export function readPlanCells(input: Input, asOf: string, report: Report): PlanCells | null {
  const { figures } = report;
  if (figures['runway.trend'] === undefined) return null;
  const cell = (id: string): Operand => (figures[id] === undefined ? 0 : cellOfFigure(id));
  const hires = listHires(input, asOf);
  const [revenue, gross, days] = [cell('revenue'), cell('gross-burn'), cell('days')];
  const costsWith =
    (base: Operand, wait: Operand = 0) =>
    (month: number): Operand => {
      const added = hires.flatMap(({ at, cost }) => {
        if (wait === 0) return at <= month ? [cost] : [];
        return [when(plus(at, wait), '<=', month, { yes: cost, no: 0 })];
      });
      return added.length === 0 ? base : plus(base, plus(...added));
    };
  const inMonths = (some: Operand): Operand => over(some, daysPerMonth);
  const trend: CourseCells = {
    id: 'trend',
    label: 'Trend',
    cash: cell('cash'),
    revenue,
    // Growth cannot be applied to nothing.
    growth: when(revenue, '>', 0, { yes: cell('assume.growth'), no: 0 }),
    costs: costsWith(gross),
    delay: inMonths(days),
    settled: Math.max(1, ...hires.map(({ at }) => at)),
  };
  const dearer = times(gross, plus(1, cell('assume.stressCosts')));
  const stressed: CourseCells = {
    ...trend,
    id: 'stressed',
    label: 'Stressed',
    growth: least(0, trend.growth),
    costs: costsWith(dearer),
    cash: minus(cell('cash'), times(greatest(0, revenue), inMonths(cell('assume.stressDays')))),
  };
  const isTrend = figures['runway.trend'].value !== null;
  const base = isTrend ? trend : stressed;
  const spent = isTrend ? gross : dearer;
  const pull = (lever: LeverName): CourseCells => {
    switch (lever) {
      case 'retention':
        return { ...base, growth: plus(base.growth, times(cell('assume.stepRetention'), 0.01)) };
      case 'price':
        return { ...base, revenue: times(revenue, plus(1, cell('assume.stepPrice'))) };
      case 'costs':
        return { ...base, costs: costsWith(times(spent, minus(1, cell('assume.stepCosts')))) };
      case 'hiring':
        return { ...base, costs: costsWith(spent, roundTo(0, cell('assume.stepHiring'))) };
      case 'collections': {
        const sooner = least(cell('assume.stepDays'), days);
        return {
          ...base,
          delay: inMonths(minus(days, sooner)),
          cash: plus(base.cash, inMonths(times(revenue, sooner))),
        };
      }
    }
  };
  const levers = leverNames
    .filter((lever) => figures[`gain.${lever}`] !== undefined)
    .map((lever) => ({ ...pull(lever), id: lever, lever, label: labels[lever] }));
  return { trend, stressed, levers };
}

const labels: Readonly<Record<LeverName, string>> = {
  retention: 'Fewer leave',
  price: 'Price',
  collections: 'Paid sooner',
  hiring: 'Hire later',
  costs: 'Costs',
};

export function listHires({ hires = [] }: Input, asOf: string): readonly Hire[] {
  return hires.flatMap(({ people, cost, month }, row): Hire[] => {
    const at = month === null ? 0 : monthNumber(month) - monthNumber(asOf);
    return people === null || cost === null || people * cost <= 0 || at <= 0 || at > 120
      ? []
      : [{ at, cost: times(`hires[${row}].people`, `hires[${row}].cost`) }];
  });
}
