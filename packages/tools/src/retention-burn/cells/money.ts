import { type Expression, greatest, minus, over, plus, roundTo, times } from '@slipway/core';
import type { Report } from '@slipway/report';
import { cashSteps, fateOf } from '../../cash-steps.ts';
import type { WorkbookCells } from '../../facet.ts';
import { cellOfFigure } from '../../figure-cell.ts';
import { leverNames, weeksOfAQuarter } from '../money/levers.ts';
import { daysPerMonth } from '../money/plan.ts';
import type { PlanCells } from './courses.ts';

/** Runways and what each lever adds, read from the months ahead. */
export function moneyCells({ trend, stressed, levers }: PlanCells, report: Report): Required<WorkbookCells> {
  const { covered, gone, lowest, cashIn } = fateOf(trend);
  const base = report.figures['runway.trend']?.value === null ? stressed : trend;
  const gains = levers.map((course): [string, Expression] => {
    const more = minus(fateOf(course).gone, fateOf(base).gone);
    return [`gain.${course.lever}`, course.lever === 'collections' ? greatest(0, more) : more];
  });
  const fan = report.blocks.find(({ id }) => id === 'fan');
  const next = report.blocks.find(({ id }) => id === 'next');
  const steps = next?.kind === 'steps' ? next.steps : [];
  const dueDays = greatest(0, roundTo(0, times(cellOfFigure('raise-in'), daysPerMonth)));
  return {
    figures: {
      'runway.trend': gone,
      'runway.stressed': fateOf(stressed).gone,
      'profit-month': covered,
      'lowest-cash': lowest,
      ...Object.fromEntries(gains),
    },
    steps: [cashSteps([trend, stressed, ...levers])],
    tables: {
      next: { Due: steps.map(({ id }) => (id === 'raise' ? dueDays : null)) },
      fan: { Trend: fan?.kind === 'line' ? fan.x.map((_, at) => greatest(0, plus(cashIn(at + 1)))) : [] },
    },
  };
}

/** Weeks of work, from the step that the engine searched for. */
export function workFormulas(): Readonly<Record<string, Expression>> {
  return Object.fromEntries(
    leverNames.map((name): [string, Expression] => {
      const quarters = over(cellOfFigure(`needed.${name}`), cellOfFigure(`quarter.${name}`));
      return [`work.${name}`, greatest(1, roundTo(0, times(weeksOfAQuarter, quarters)))];
    }),
  );
}
