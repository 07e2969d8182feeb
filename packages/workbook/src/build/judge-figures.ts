import { type Expression, evaluate, type Figure, listFigures } from '@slipway/core';
import { figureOfCell } from '@slipway/tools';
import { knowCells } from './know-cells.ts';
import type { LaidInput } from './lay-input.ts';
import type { WorkbookSource } from './source.ts';

/** How a figure stands in the workbook. */
export type Standing =
  /** A cell that a person may change, or a sum of such cells. */
  | { readonly kind: 'cell'; readonly expression: Expression }
  /** Over other figures, or over cells, figures and steps where `isOverCells`. */
  | {
      readonly kind: 'formula';
      readonly expression: Expression;
      readonly isLive: boolean;
      readonly isOverCells?: true;
    }
  /** The same whatever is changed here: a published figure, a rule of ours, a fact read from the text. */
  | { readonly kind: 'constant' }
  /** What only the engine can compute: drawn by chance, fitted, searched for. */
  | { readonly kind: 'computed' };

type Counted = Pick<WorkbookSource, 'report' | 'cells'>;

/** Formulas are taken only where they give the engine's own figure on the same cells. */
export function judgeFigures(
  source: Counted,
  { keys, values }: Pick<LaidInput, 'keys' | 'values'>,
): ReadonlyMap<string, Standing> {
  const { report, cells } = source;
  const { countOf, steps } = knowCells(source, values);
  const judged = new Map<string, Standing>();
  const judge = (id: string): Standing => {
    const before = judged.get(id);
    const figure = report.figures[id];
    if (before !== undefined) return before;
    if (figure === undefined) return { kind: 'computed' };
    // No formula stands on itself; if one did, it would be left to the engine.
    judged.set(id, { kind: 'computed' });
    const standing = standingOf(figure);
    judged.set(id, standing);
    return standing;
  };
  const followed = new Map<string, boolean>();
  /** Of a cell of the form always; of a figure or a step where all that it stands on follows. */
  const follows = (key: string): boolean => {
    const id = figureOfCell(key);
    if (id !== null) return isFollowing(judge(id));
    const step = steps.get(key);
    if (step === undefined) return true;
    const known = followed.get(key) ?? listFigures(step).every(follows);
    followed.set(key, known);
    return known;
  };
  const standingOf = (figure: Figure): Standing => {
    const key = keys.get(figure.id);
    if (key !== undefined) return { kind: 'cell', expression: { op: 'plus', of: [key] } };
    const all = cells?.figures ?? {};
    const over = Object.hasOwn(all, figure.id) ? all[figure.id] : undefined;
    if (over !== undefined && isSame(figure.value, countOf(over))) {
      const on = listFigures(over);
      return on.every((one) => values.has(one))
        ? { kind: 'cell', expression: over }
        : { kind: 'formula', expression: over, isLive: on.every(follows), isOverCells: true };
    }
    const { provenance } = figure;
    if (provenance.kind !== 'derived')
      return provenance.kind === 'measured' && provenance.quote === undefined
        ? { kind: 'computed' }
        : { kind: 'constant' };
    const { formula } = provenance;
    if (typeof formula === 'string' || !isSame(figure.value, evaluate(formula, report.figures).value))
      return { kind: 'computed' };
    const isLive = listFigures(formula).every((id) => isFollowing(judge(id)));
    return { kind: 'formula', expression: formula, isLive };
  };
  for (const id of Object.keys(report.figures)) judge(id);
  return judged;
}

/** Changes with the cells as the engine would change it. */
export function isFollowing(standing: Standing): boolean {
  return standing.kind === 'formula' ? standing.isLive : standing.kind !== 'computed';
}

export function isSame(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a === b;
  return Math.abs(a - b) <= 1e-12 * Math.max(1, Math.abs(a));
}

/** Keys of cells that a formula of the workbook stands on. */
export function usedKeys(
  judged: ReadonlyMap<string, Standing>,
  { report, cells }: Counted,
): ReadonlySet<string> {
  const steps = (cells?.steps ?? []).flatMap(({ rows }) => rows.flatMap((row) => row.steps));
  const overCells = [...judged.values()].flatMap((one) =>
    one.kind === 'formula' && one.isOverCells ? listFigures(one.expression) : [],
  );
  const used = new Set([
    ...steps.flatMap((step) => (step === null ? [] : listFigures(step.formula))),
    ...overCells,
  ]);
  const figures = new Set([...used].flatMap((key) => figureOfCell(key) ?? []));
  for (const { provenance } of Object.values(report.figures))
    if (provenance.kind === 'derived' && typeof provenance.formula !== 'string')
      for (const id of listFigures(provenance.formula)) figures.add(id);
  for (const [id, standing] of judged)
    if (standing.kind === 'cell' && figures.has(id))
      for (const key of listFigures(standing.expression)) used.add(key);
  return used;
}
