import { findFigure } from '../../geometry/figures.ts';
import type { Report } from '../../report.ts';
import type { Dial } from './block.ts';

/** A value is pointed at, a range is drawn as a band; one of them there must be. */
export function dialProblems(dials: readonly Dial[], { figures }: Report, at: string): string[] {
  return dials.flatMap(({ figure: id, label }) => {
    const figure = findFigure(figures, id);
    return (figure?.value ?? null) === null && figure?.range === undefined
      ? [`${at}: dial ${label} has neither a value nor a range to draw.`]
      : [];
  });
}
