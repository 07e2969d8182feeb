import type { Block } from './block.ts';
import { kindOf } from './blocks/kind-of.ts';
import type { Report } from './report.ts';
import type { Statement } from './statement.ts';

/** In reading order. */
export function listStatements(report: Report): Statement[] {
  return report.blocks.flatMap(listBlockStatements);
}

export function listBlockStatements(block: Block): Statement[] {
  return [block.intro, ...kindOf(block).statements(block)].filter((statement) => statement !== undefined);
}

/** A question asked back. */
export function isAsked(statement: Statement, block: Block): boolean {
  if (block.kind === 'question') return true;
  return block.kind === 'answer' && block.question?.question.id === statement.id;
}

/** What to do, or when it is passed. */
export function isTask(statement: Statement, block: Block): boolean {
  if (block.kind === 'steps') return true;
  return (
    block.kind === 'answer' && [block.next?.do.id, block.next?.passes?.id].some((id) => id === statement.id)
  );
}
