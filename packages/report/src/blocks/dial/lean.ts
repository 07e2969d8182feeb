import { amountOf, type Figures } from '../../geometry/figures.ts';
import type { Dial } from './block.ts';

/** Too little is known for a number: only which third of the scale it leans to. */
export function isLeanOnly(dial: Dial, figures: Figures): boolean {
  return dial.lean !== undefined && amountOf(figures, dial.figure) === null;
}
