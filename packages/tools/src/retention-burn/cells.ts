import { plus } from '@slipway/core';
import type { Report } from '@slipway/report';
import type { WorkbookCells } from '../facet.ts';
import type { Basis } from './basis.ts';
import { cohortCells } from './cells/cohorts.ts';
import { listHires, readPlanCells } from './cells/courses.ts';
import { moneyCells, workFormulas } from './cells/money.ts';
import type { Input } from './fields.ts';

interface Made {
  readonly input: Input;
  readonly basis: Basis;
  readonly report: Report;
}

/** Customers counted in the cohorts, what planned hires add, and the courses of the cash month by month. */
export function listCells({ input, basis, report }: Made): WorkbookCells {
  const counted = cohortCells(input, basis.asOf, report);
  const plan = readPlanCells(input, basis.asOf, report);
  const money = plan === null ? null : moneyCells(plan, report);
  const hires = listHires(input, basis.asOf).map(({ cost }) => cost);
  return {
    figures: {
      ...counted.figures,
      ...workFormulas(),
      ...(hires.length > 0 && { hires: plus(...hires) }),
      ...money?.figures,
    },
    steps: money?.steps ?? [],
    tables: { ...counted.tables, ...money?.tables },
  };
}
