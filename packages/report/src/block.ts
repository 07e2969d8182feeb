import type { Blocks } from './blocks/blocks.gen.ts';

export type * from './blocks/base.ts';
export type * from './blocks/blocks.gen.ts';

export type BlockKind = keyof Blocks;
export type BlockOf<K extends BlockKind> = Blocks[K];
export type Block = BlockOf<BlockKind>;
