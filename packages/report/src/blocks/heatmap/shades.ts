import { clamp } from '../../geometry/scale.ts';
import type { HeatmapBlock } from './block.ts';
import { isThin } from './say-cell.ts';

export const steps = 5;
/** From a tint that is still seen to the darkest that ink is read on, in both themes. */
const [lightest, darkest] = [0.08, 0.44] as const;

export function opacityOf(step: number): number {
  return Number((lightest + ((darkest - lightest) * step) / (steps - 1)).toFixed(2));
}

/** What the shades run over: from zero, or the lowest below it, to the highest. Cells that rest on too few have no say. */
export function shadeDomain(block: HeatmapBlock): readonly [number, number] {
  const values = block.rows.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell && !isThin(cell, block) && cell.value !== null ? [cell.value] : [])),
  );
  return [Math.min(0, ...values), Math.max(0, ...values)];
}

export function shadeOf(value: number, [low, high]: readonly [number, number]): number {
  const share = high === low ? 0 : (value - low) / (high - low);
  return opacityOf(clamp(Math.floor(share * steps), 0, steps - 1));
}
