import {
  type Expression,
  least,
  listFigures,
  minus,
  type Operand,
  over,
  overCells,
  plus,
  times,
} from '@slipway/core';
import type { Report } from '@slipway/report';
import type { FormulasOverCells } from '../../facet.ts';
import { cellOfFigure } from '../../figure-cell.ts';

const scenario = /^scenario\.(churn|price|cac|growth|costs)\./u;

/** The levers that have a column of their own. */
export function scenarioNames({ figures }: Report): readonly string[] {
  return [...new Set(Object.keys(figures).flatMap((id) => scenario.exec(id)?.[1] ?? []))];
}

/** How far each lever is pulled; less churn is never more than half of it. */
export function stepsOf(report: Report) {
  const step = (name: string): string => cellOfFigure(`assume.scenario${name}`);
  const { churn } = basesOf(report);
  return {
    churn: churn === undefined ? step('Churn') : least(step('Churn'), over(churn, 2)),
    price: step('Price'),
    cac: step('Cac'),
    slower: step('Growth'),
    leaner: step('Costs'),
  };
}

/** Figures that the levers change, in the order of `report/scenarios.ts`. */
function basesOf({ figures }: Report) {
  const origin = figures['scenario.churn.ltv']?.provenance ?? figures['scenario.price.ltv']?.provenance;
  const inputs = origin?.kind === 'derived' ? origin.inputs : [];
  const [churn, arpa, margin, cac] = inputs.map(cellOfFigure);
  return { churn, arpa, margin, cac };
}

/** Lifetime value and payback with one lever pulled: today's formula over changed cells. */
export function scenarioFormulas(report: Report): FormulasOverCells {
  const { churn, arpa, margin, cac } = basesOf(report);
  if (churn === undefined || arpa === undefined || margin === undefined || cac === undefined) return {};
  const steps = stepsOf(report);
  const lessChurn = new Map<string, Operand>([[churn, minus(churn, steps.churn)]]);
  const dearer = new Map<string, Operand>([
    [arpa, times(arpa, plus(1, steps.price))],
    [cellOfFigure('margin.customer'), times(arpa, plus(margin, steps.price))],
  ]);
  const costlier = new Map<string, Operand>([[cac, times(cac, plus(1, steps.cac))]]);
  const changed: readonly (readonly [string, string, ReadonlyMap<string, Operand>])[] = [
    ['churn', 'ltv', lessChurn],
    ['price', 'ltv', dearer],
    ['churn', 'payback', lessChurn],
    ['price', 'payback', dearer],
    ['cac', 'payback', costlier],
  ];
  return Object.fromEntries(
    changed.flatMap(([name, row, by]): [string, Expression][] => {
      const today = formulaOf(report, `scenario.today.${row}`);
      const [id] = today === null ? [] : listFigures(today);
      const formula = id === undefined ? null : formulaOf(report, id);
      if (formula === null) return [];
      const over = overCells(formula, (one) => by.get(cellOfFigure(one)) ?? cellOfFigure(one));
      return [[`scenario.${name}.${row}`, typeof over === 'object' ? over : plus(over)]];
    }),
  );
}

function formulaOf({ figures }: Report, id: string): Expression | null {
  const origin = figures[id]?.provenance;
  return origin?.kind === 'derived' && typeof origin.formula !== 'string' ? origin.formula : null;
}
