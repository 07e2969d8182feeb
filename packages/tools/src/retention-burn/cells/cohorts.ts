import { type Expression, least, minus, type Operand, over, plus } from '@slipway/core';
import { monthNumber } from '@slipway/finance';
import type { Report } from '@slipway/report';
import type { WorkbookCells } from '../../facet.ts';
import { readTriangle } from '../cohorts/triangle.ts';
import type { Input } from '../fields.ts';

const recentMonths = 3;

/** Customers counted in the cohorts: sums of cells, and the shares that are drawn. */
export function cohortCells(
  { cohorts: rows = [] }: Input,
  asOf: string,
  report: Report,
): Required<Pick<WorkbookCells, 'figures' | 'tables'>> {
  const triangle = readTriangle(rows, asOf);
  const sums = new Map<string, Operand[]>();
  const add = (id: string, ...cells: readonly Operand[]): void => {
    sums.set(id, [...(sums.get(id) ?? []), ...cells]);
  };
  const rowOf = (month: string): number => rows.findIndex(({ cohort }) => cohort === month);
  for (const { month, active } of triangle?.cohorts ?? []) {
    const cell = (age: number): string => `cohorts[${rowOf(month)}].m${age}`;
    const isKnown = (age: number): boolean => typeof active[age] === 'number';
    const lastAge = monthNumber(triangle?.last ?? month) - monthNumber(month);
    add('customers', cell(0));
    if (isKnown(lastAge)) add('active', cell(lastAge));
    active.forEach((_, age) => {
      if (!isKnown(age)) return;
      add(`active.${age}`, cell(age));
      add(`began.${age}`, cell(0));
      if (age === 0 || age > lastAge || age <= lastAge - recentMonths || !isKnown(age - 1)) return;
      // Those who come back after a pause had not left: the fewest until then are counted.
      const left = (until: number): Expression =>
        least(...active.slice(0, until + 1).flatMap((one, at) => (one === null ? [] : [cell(at)])));
      add('at-risk', left(age - 1));
      add('lost', minus(left(age - 1), left(age)));
    });
  }
  const sumOf = (id: string): Expression => plus(...(sums.get(id) ?? []));
  const drawn = report.blocks.find(({ id }) => id === 'triangle');
  const heat = drawn?.kind === 'heatmap' ? drawn : null;
  const shown = (triangle?.cohorts ?? []).slice(-(heat?.rows.length ?? 0));
  const cells = shown.flatMap(({ month }) =>
    (heat?.columns ?? []).map((_, age) => ({
      began: `cohorts[${rowOf(month)}].m0`,
      one: `cohorts[${rowOf(month)}].m${age}`,
    })),
  );
  const curve = report.blocks.find(({ id }) => id === 'curve');
  const ages = curve?.kind === 'line' ? curve.x : [];
  return {
    figures: Object.fromEntries([...sums.keys()].map((id) => [id, sumOf(id)])),
    tables: {
      triangle: {
        Value: cells.map(({ one, began }) => over(one, began)),
        'Rests on (customers)': cells.map(({ began }) => plus(began)),
      },
      curve: {
        'Still paying': ages.map((_, age) =>
          sums.has(`active.${age}`) ? over(sumOf(`active.${age}`), sumOf(`began.${age}`)) : null,
        ),
      },
    },
  };
}
