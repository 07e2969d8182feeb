import { findFigure } from '../../geometry/figures.ts';
import type { Report } from '../../report.ts';
import type { Dial } from './block.ts';

export function dialProblems(dials: readonly Dial[], { figures }: Report, at: string): string[] {
  return [
    ...dials
      .filter(({ figure }) => findFigure(figures, figure)?.range === undefined)
      .map(({ label }) => `${at}: dial ${label} has no range to draw.`),
    ...dials
      .filter(({ figure, lean }) => findFigure(figures, figure)?.value === null && lean === undefined)
      .map(({ label }) => `${at}: dial ${label} has neither a value nor a lean.`),
  ];
}
