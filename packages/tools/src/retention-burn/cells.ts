import { type Expression, least, minus, type Operand, plus, times } from '@slipway/core';
import { monthNumber } from '@slipway/finance';
import type { FigureCells } from '../facet.ts';
import type { Basis } from './basis.ts';
import { readTriangle } from './cohorts/triangle.ts';
import type { Input } from './fields.ts';

interface Made {
  readonly input: Input;
  readonly basis: Basis;
}

const recentMonths = 3;

/** Customers counted in the cohorts, and what planned hires add. */
export function listCells({ input, basis }: Made): FigureCells {
  const rows = input.cohorts ?? [];
  const triangle = readTriangle(rows, basis.asOf);
  const sums = new Map<string, Operand[]>();
  const add = (id: string, ...cells: readonly Operand[]): void => {
    sums.set(id, [...(sums.get(id) ?? []), ...cells]);
  };
  for (const { month, active } of triangle?.cohorts ?? []) {
    const row = rows.findIndex(({ cohort }) => cohort === month);
    const cell = (age: number): string => `cohorts[${row}].m${age}`;
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
  (input.hires ?? []).forEach(({ people, cost, month }, at) => {
    if (people !== null && cost !== null && month !== null && monthNumber(month) > monthNumber(basis.asOf))
      add('hires', times(`hires[${at}].people`, `hires[${at}].cost`));
  });
  return Object.fromEntries([...sums].map(([id, of]): [string, Expression] => [id, plus(...of)]));
}
