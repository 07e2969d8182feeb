import { type Expression, minus, plus } from '@slipway/core';
import type { Report } from '@slipway/report';
import type { FigureCells } from '../facet.ts';
import type { Input } from './fields.ts';

interface Made {
  readonly input: Input;
  readonly report: Report;
}

const taken = /^months\[([\d-]+)(?:\.\.([\d-]+))?\]\.(\w+)$/u;
const countedBack = /^months\[([\d-]+)\]\.customers, newCustomers, lostCustomers$/u;

/** Cells, sums and averages of the monthly table, as `desk/take.ts` names them. */
export function listCells({ input, report }: Made): FigureCells {
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
