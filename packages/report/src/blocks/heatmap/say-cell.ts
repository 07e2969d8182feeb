import { shortValue } from '../../geometry/figures.ts';
import type { HeatCell, HeatmapBlock } from './block.ts';

export const unripe = 'not reached yet';

export function isThin(cell: HeatCell, { minimum }: HeatmapBlock): boolean {
  return cell.count < minimum;
}

/** "84% (101 of 120)", "50% (2 of 4), too few", "not reached yet". */
export function sayCell(cell: HeatCell | null, block: HeatmapBlock): string {
  if (cell === null) return unripe;
  const value = cell.value === null ? 'not known' : shortValue(cell.value, block.unit, block.currency);
  const count = shortValue(cell.count, 'count');
  const part =
    block.unit === 'share' && cell.value !== null
      ? `${shortValue(Math.round(cell.value * cell.count), 'count')} of ${count}`
      : `${count} ${block.noun}`;
  const base = `${value} (${part})`;
  return isThin(cell, block) ? `${base}, too few` : base;
}
