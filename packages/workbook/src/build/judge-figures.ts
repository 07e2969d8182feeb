import { type Expression, evaluate, type Figure, listFigures } from '@slipway/core';
import type { Report } from '@slipway/report';
import type { LaidInput } from './lay-input.ts';
import type { WorkbookSource } from './source.ts';

/** How a figure stands in the workbook. */
export type Standing =
  /** A cell that a person may change, or a sum of such cells. */
  | { readonly kind: 'cell'; readonly expression: Expression }
  | { readonly kind: 'formula'; readonly expression: Expression; readonly isLive: boolean }
  /** The same whatever is changed here: a published figure, a rule of ours, a fact read from the text. */
  | { readonly kind: 'constant' }
  /** What only the engine can compute: simulated, fitted, searched for. */
  | { readonly kind: 'computed' };

/** Formulas are taken only where they give the engine's own figure on the same cells. */
export function judgeFigures(
  { report, cells }: Pick<WorkbookSource, 'report' | 'cells'>,
  { keys, values }: Pick<LaidInput, 'keys' | 'values'>,
): ReadonlyMap<string, Standing> {
  const known = Object.fromEntries(
    [...values].map(([key, value]) => [key, { value, unit: 'ratio' as const }] as const),
  );
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
  const standingOf = (figure: Figure): Standing => {
    const key = keys.get(figure.id);
    if (key !== undefined) return { kind: 'cell', expression: { op: 'plus', of: [key] } };
    const over = Object.hasOwn(cells, figure.id) ? cells[figure.id] : undefined;
    if (over !== undefined && isSame(figure.value, evaluate(over, known).value))
      return { kind: 'cell', expression: over };
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

function isSame(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a === b;
  return Math.abs(a - b) <= 1e-12 * Math.max(1, Math.abs(a));
}

/** Keys of cells that a formula of the workbook stands on. */
export function usedKeys(judged: ReadonlyMap<string, Standing>, report: Report): ReadonlySet<string> {
  const shown = new Set<string>();
  for (const [id, standing] of judged)
    if (standing.kind === 'cell' && isUsed(id, report))
      for (const key of listFigures(standing.expression)) shown.add(key);
  return shown;
}

function isUsed(id: string, { figures }: Report): boolean {
  return Object.values(figures).some(
    ({ provenance }) =>
      provenance.kind === 'derived' &&
      typeof provenance.formula !== 'string' &&
      listFigures(provenance.formula).includes(id),
  );
}
