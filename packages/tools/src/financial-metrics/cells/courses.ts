import { greatest, minus, type Operand, plus, times } from '@slipway/core';
import type { Report } from '@slipway/report';
import type { CourseCells } from '../../cash-steps.ts';
import { cellOfFigure } from '../../figure-cell.ts';
import { scenarioNames, stepsOf } from './scenarios.ts';

/** What `compute/survival.ts` says a simulated figure stands on, in its order. */
function inputsOf({ figures }: Report, ...ids: readonly string[]): readonly Operand[] | null {
  const origin = ids.flatMap((id) => figures[id]?.provenance ?? [])[0];
  return origin?.kind === 'derived' ? origin.inputs.map(cellOfFigure) : null;
}

/** Today, with costs that grow with revenue, and each lever alone; none where nothing is foretold. */
export function listCourses(report: Report): readonly CourseCells[] {
  const [cash, costs, revenue = 0, growth = 0] =
    inputsOf(report, 'lowest-cash', 'zero-month', 'profit-month', 'expenses-to-live') ?? [];
  if (cash === undefined || costs === undefined) return [];
  const today: CourseCells = { id: 'today', label: 'Today', cash, revenue, growth, costs: () => costs };
  const [, fixed, sold, margin, rate] = inputsOf(report, 'lowest-cash.strict', 'zero-month.strict') ?? [];
  const strict: readonly CourseCells[] =
    fixed === undefined || sold === undefined || margin === undefined || rate === undefined
      ? []
      : [
          {
            ...today,
            id: 'strict',
            label: 'Costs grow too',
            revenue: times(sold, margin),
            growth: rate,
            costs: () => fixed,
          },
        ];
  return [today, ...strict, ...scenarioNames(report).map((name) => pulled(today, name, report))];
}

/** As `compute/scenarios.ts` pulls each lever. */
function pulled(today: CourseCells, name: string, report: Report): CourseCells {
  const { churn, price, cac, slower, leaner } = stepsOf(report);
  const course = {
    ...today,
    id: name,
    label: name === 'cac' ? 'CAC' : `${name[0]?.toUpperCase()}${name.slice(1)}`,
  };
  const costs = today.costs(1);
  const { sales, rest } = costParts(report);
  switch (name) {
    case 'churn':
      return { ...course, growth: plus(today.growth, churn) };
    case 'price':
      return { ...course, revenue: times(today.revenue, plus(1, price)) };
    case 'cac':
      return { ...course, costs: () => plus(costs, times(cac, sales)) };
    case 'growth':
      return { ...course, growth: times(today.growth, minus(1, slower)) };
    default:
      return { ...course, costs: () => greatest(0, minus(costs, times(leaner, rest))) };
  }
}

/** Sales and marketing, and all other costs, as the fixed costs name them. */
function costParts({ figures }: Report): { readonly sales: Operand; readonly rest: Operand } {
  const origin = figures['fixed-costs']?.provenance;
  const inputs = origin?.kind === 'derived' ? origin.inputs : [];
  const [sales = 0, rest = 0] = inputs.map(cellOfFigure);
  return { sales, rest };
}
