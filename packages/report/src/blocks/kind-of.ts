import type { Block } from '../block.ts';
import type { Kind } from './kind.ts';
import { kinds } from './kinds.gen.ts';

export function kindOf(block: Block): Kind<Block> {
  return kinds[block.kind];
}
