import type { Block } from './block.ts';
import { kindOf } from './blocks/kind-of.ts';
import type { Report } from './report.ts';

/** Rows that do not fit their columns, and what else would draw wrongly. */
export function shapeProblems(block: Block, report: Report): string[] {
  const at = `Block ${block.id}`;
  const kind = kindOf(block);
  return [
    ...(block.folded && block.title === undefined ? [`${at} is folded and has no title to open it by.`] : []),
    ...kind.problems(block, report, at),
    ...kind
      .sources(block)
      .filter((id) => !Object.hasOwn(report.sources, id))
      .map((id) => `${at} names source ${id}, which does not exist.`),
  ];
}
