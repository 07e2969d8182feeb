import { isSameIdea } from '@slipway/record';
import { formatValue } from '@slipway/report';
import type { CheckedResult } from './company.ts';

type Figures = CheckedResult['figures'];

interface MovedFigure {
  /** The result it was taken from, as it is now. */
  readonly of: CheckedResult;
  readonly label: string;
  /** As a reader sees them: what was taken, and what the result says now. */
  readonly was: string;
  readonly is: string;
}

const show = ({ value, unit, currency }: Figures[string]): string =>
  value === null ? '' : formatValue(value, unit, currency);

/**
 * Figures that a sheet took from results of other tools and that those say otherwise now, run again or as another version. What
 * reads the same has not moved, and a result about another idea says nothing about this one.
 */
export function listMovedFigures(
  results: readonly CheckedResult[],
  { figures, input }: Pick<CheckedResult, 'figures' | 'input'>,
): readonly MovedFigure[] {
  return Object.entries(figures).flatMap(([name, taken]) => {
    const [toolId, id, ...more] = name.split(':');
    const of = results.find((one) => one.toolId === toolId);
    const now = id !== undefined && of !== undefined ? of.figures[id] : undefined;
    if (of === undefined || now === undefined || more.length > 0) return [];
    const [was, is] = [show(taken), show(now)];
    if (was === '' || is === '' || was === is || !isAboutSame(of.input.idea, input.idea)) return [];
    return [{ of, label: taken.label ?? id ?? name, was, is }];
  });
}

function isAboutSame(one: unknown, other: unknown): boolean {
  return typeof one !== 'string' || typeof other !== 'string' || isSameIdea(one, other);
}
