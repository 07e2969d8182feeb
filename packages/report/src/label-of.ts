import type { Block } from './block.ts';
import { kindOf } from './blocks/kind-of.ts';

/** How a block is called in the margin, as on a drawing; null carries no label. */
export function labelOf(block: Block): 'Fig.' | 'Table' | null {
  return kindOf(block).label;
}
