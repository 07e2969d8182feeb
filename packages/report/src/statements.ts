import type { Block } from './block.ts';
import type { Report } from './report.ts';
import type { Statement } from './statement.ts';

/** In reading order. */
export function listStatements(report: Report): Statement[] {
  return report.blocks.flatMap(listBlockStatements);
}

export function listBlockStatements(block: Block): Statement[] {
  return [block.intro, ...ownStatements(block)].filter((statement) => statement !== undefined);
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

/** The one place that knows where a block keeps its statements. A kind without a row here does not compile. */
function ownStatements(block: Block): readonly (Statement | undefined)[] {
  switch (block.kind) {
    case 'reading':
      return [block.known];
    case 'answer':
      return [
        block.verdict,
        ...block.dials.map(({ note }) => note),
        ...block.reasons.map(({ statement }) => statement),
        block.next?.do,
        block.next?.passes,
        block.assumed,
        block.question?.question,
      ];
    case 'findings':
      return block.rows.flatMap(({ statements }) => statements);
    case 'headline':
      return [block.verdict, ...block.lede];
    case 'score':
      return block.caps.map(({ why }) => why);
    case 'bars':
      return block.rows.map(({ note }) => note);
    case 'boxes':
      return block.boxes.flatMap(({ items, empty }) => [...items.map(({ statement }) => statement), empty]);
    case 'matrix':
      return block.rows.flatMap(({ cells }) => cells.flat());
    case 'table':
      return block.rows.flatMap(({ cells }) =>
        cells.map((cell) => ('statement' in cell ? cell.statement : undefined)),
      );
    case 'rings':
      return block.rings.map(({ note }) => note);
    case 'cards':
      return block.cards.flatMap(({ reading, question }) => [reading, question]);
    case 'list':
      return block.items;
    case 'steps':
      return block.steps.flatMap((step) => [step.do, step.passes]);
    case 'callout':
      return [block.statement];
    case 'question':
      return [block.question];
    case 'assumptions':
      return block.rows.map(({ why }) => why);
    case 'radar':
    case 'line':
    case 'waterfall':
    case 'tornado':
    case 'distribution':
      return [];
  }
}
