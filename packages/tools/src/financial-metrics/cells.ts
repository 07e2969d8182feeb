import { type Expression, minus, plus } from '@slipway/core';
import type { Report } from '@slipway/report';
import { cashSteps, fateOf } from '../cash-steps.ts';
import type { FormulasOverCells, WorkbookCells } from '../facet.ts';
import { listCourses } from './cells/courses.ts';
import { scenarioFormulas } from './cells/scenarios.ts';
import { trendTables } from './cells/trends.ts';
import type { Input } from './fields.ts';

interface Made {
  readonly input: Input;
  readonly report: Report;
}

const taken = /^months\[([\d-]+)(?:\.\.([\d-]+))?\]\.(\w+)$/u;
const countedBack = /^months\[([\d-]+)\]\.customers, newCustomers, lostCustomers$/u;

/** What is taken from the monthly table, the courses of the cash month by month, and the lines over time. */
export function listCells({ input, report }: Made): WorkbookCells {
  const courses = listCourses(report);
  const months = input.months ?? [];
  const [today] = courses;
  const shown = report.blocks.find(({ id }) => id === 'survival');
  const ahead =
    shown?.kind === 'line' && today !== undefined
      ? shown.x.map((_, at) => plus(fateOf(today).cashIn(at + 1)))
      : [];
  return {
    figures: {
      ...takenFromMonths({ input, report }),
      ...scenarioFormulas(report),
      ...Object.fromEntries(
        courses.flatMap((course): [string, Expression][] => {
          const { covered, gone, lowest, lowestAlive } = fateOf(course);
          if (course.id === 'strict')
            return [
              ['lowest-cash.strict', lowestAlive],
              ['zero-month.strict', gone],
            ];
          const own: [string, Expression][] = [
            [`scenario.${course.id}.lowest`, lowestAlive],
            [`scenario.${course.id}.zero`, gone],
          ];
          return course.id !== 'today'
            ? own
            : [...own, ['lowest-cash', lowest], ['zero-month', gone], ['profit-month', covered]];
        }),
      ),
    },
    steps: courses.length === 0 ? [] : [cashSteps(courses)],
    tables: { ...trendTables(months, report), survival: { Cash: ahead } },
  };
}

/** Cells, sums and averages of the monthly table, as `desk/take.ts` names them. */
function takenFromMonths({ input, report }: Made): FormulasOverCells {
  const rows = input.months ?? [];
  const cellsOf = (from: string, to: string, column: string): string[] =>
    rows.flatMap(({ month }, at) =>
      month !== null && month >= from && month <= to ? [`months[${at}].${column}`] : [],
    );
  return Object.fromEntries(
    Object.values(report.figures).flatMap(({ id, provenance }): [string, Expression][] => {
      if (provenance.kind !== 'measured') return [];
      const [, from, to = from, column] = taken.exec(provenance.field) ?? [];
      if (from !== undefined && to !== undefined && column !== undefined) {
        const of = cellsOf(from, to, column);
        if (of.length === 0) return [];
        return [[id, id.endsWith('.monthly-average') ? { op: 'mean', of } : plus(...of)]];
      }
      const month = countedBack.exec(provenance.field)?.[1];
      const at = rows.findIndex((row) => row.month === month);
      if (month === undefined || at === -1) return [];
      const cell = (name: string) => `months[${at}].${name}`;
      return [[id, plus(minus(cell('customers'), cell('newCustomers')), cell('lostCustomers'))]];
    }),
  );
}
