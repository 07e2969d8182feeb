import type { Block } from './block.ts';
import { kindOf } from './blocks/kind-of.ts';

/** How a block is called in the margin, as on a drawing; null carries no label. */
export function labelOf(block: Block): 'Fig.' | 'Table' | null {
  return kindOf(block).label;
}

/** The answer before all else; what is folded on the screen at the end. */
export function inReadingOrder(blocks: readonly Block[]): readonly Block[] {
  const isAnswer = ({ kind }: Block) => kind === 'answer' || kind === 'headline';
  const rest = blocks.filter((block) => !isAnswer(block));
  return [
    ...blocks.filter(isAnswer),
    ...rest.filter(({ folded }) => folded !== true),
    ...rest.filter(({ folded }) => folded === true),
  ];
}

/** "Fig. 1", "Table 1", by block id; figures and tables are counted apart, as they are read. */
export function labelBlocks(blocks: readonly Block[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const labels = new Map<string, string>();
  for (const block of inReadingOrder(blocks)) {
    const name = labelOf(block);
    if (name === null) continue;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    labels.set(block.id, `${name} ${number}`);
  }
  return labels;
}
