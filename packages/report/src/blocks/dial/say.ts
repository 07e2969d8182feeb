import { type Figures, findFigure, shortOf, shortValue } from '../../geometry/figures.ts';
import type { Dial } from './block.ts';
import { isLeanOnly } from './lean.ts';

/** The dial in words: "46 of 100; 30 to 65 is what the unknowns allow", or "leans middle". */
export function summariseDial(dial: Dial, figures: Figures): string {
  if (isLeanOnly(dial, figures)) return `${dial.label}: leans ${dial.lean}.`;
  const figure = findFigure(figures, dial.figure);
  if (figure?.value === null && figure.range)
    return `${dial.label}: ${shortOf(figures, dial.figure)} of ${dial.max}, ${figure.range.means}.`;
  const spread = figure?.range
    ? `; ${shortValue(figure.range.low, figure.unit, figure.currency)} to ${shortValue(figure.range.high, figure.unit, figure.currency)} is ${figure.range.means}`
    : '';
  return `${dial.label}: ${shortOf(figures, dial.figure)} of ${dial.max}${spread}.`;
}
