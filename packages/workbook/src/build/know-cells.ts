import { type Expression, evaluate, type Operand, plus } from '@slipway/core';
import { cellOfFigure } from '@slipway/tools';
import type { CellValues } from './laid.ts';
import type { WorkbookSource } from './source.ts';

export const asExpression = (formula: Operand): Expression =>
  typeof formula === 'object' ? formula : plus(formula);

interface KnownCells {
  /** What a formula over these cells comes to now. */
  readonly countOf: (formula: Expression) => number | null;
  /** Steps by their key. */
  readonly steps: ReadonlyMap<string, Expression>;
}

/** Cells of the form, figures and steps between them, each with the value it has now. Cells have no units. */
export function knowCells(
  { report, cells }: Pick<WorkbookSource, 'report' | 'cells'>,
  values: CellValues,
): KnownCells {
  const known: Record<string, { readonly value: number | null; readonly unit: 'ratio' }> = {};
  const put = (key: string, value: number | null): void => {
    known[key] = { value, unit: 'ratio' };
  };
  const countOf = (formula: Expression): number | null => evaluate(formula, known).value;
  for (const [key, value] of values) put(key, value);
  for (const { id, value } of Object.values(report.figures)) put(cellOfFigure(id), value);
  const steps = new Map<string, Expression>();
  for (const { rows } of cells?.steps ?? [])
    for (const step of rows.flatMap((row) => row.steps)) {
      if (step === null) continue;
      const formula = asExpression(step.formula);
      steps.set(step.key, formula);
      put(step.key, countOf(formula));
    }
  return { countOf, steps };
}
