import type { Block, Cell } from './block.ts';
import type { Report } from './report.ts';
import type { Statement } from './statement.ts';

export type Reword = (statement: Statement, block: Block) => Statement;

/** Every statement of the report through `reword`; all else stays as it is. */
export function mapStatements(report: Report, reword: Reword): Report {
  return { ...report, blocks: report.blocks.map((block) => mapBlock(block, reword)) };
}

/** In reading order. */
export function listStatements(report: Report): Statement[] {
  return report.blocks.flatMap(listBlockStatements);
}

export function listBlockStatements(block: Block): Statement[] {
  const found: Statement[] = [];
  mapBlock(block, (statement) => {
    found.push(statement);
    return statement;
  });
  return found;
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
function mapBlock(block: Block, reword: Reword): Block {
  const map = (statement: Statement) => reword(statement, block);
  const some = <K extends string>(key: K, statement: Statement | undefined) =>
    statement === undefined ? {} : ({ [key]: map(statement) } as Record<K, Statement>);
  const intro = some('intro', block.intro);
  switch (block.kind) {
    case 'reading':
      return { ...block, ...intro, ...some('known', block.known) };
    case 'answer':
      return {
        ...block,
        ...intro,
        verdict: map(block.verdict),
        dials: block.dials.map((dial) => ({ ...dial, ...some('note', dial.note) })),
        reasons: block.reasons.map((reason) => ({ ...reason, statement: map(reason.statement) })),
        ...(block.next && {
          next: { ...block.next, do: map(block.next.do), ...some('passes', block.next.passes) },
        }),
        ...some('assumed', block.assumed),
        ...(block.question && { question: { ...block.question, question: map(block.question.question) } }),
      };
    case 'findings':
      return {
        ...block,
        ...intro,
        rows: block.rows.map((row) => {
          const [first, ...rest] = row.statements;
          return { ...row, statements: [map(first), ...rest.map(map)] as const };
        }),
      };
    case 'headline':
      return { ...block, ...intro, verdict: map(block.verdict), lede: block.lede.map(map) };
    case 'score':
      return { ...block, ...intro, caps: block.caps.map((cap) => ({ ...cap, why: map(cap.why) })) };
    case 'bars':
      return { ...block, ...intro, rows: block.rows.map((row) => ({ ...row, ...some('note', row.note) })) };
    case 'boxes':
      return {
        ...block,
        ...intro,
        boxes: block.boxes.map((box) => ({
          ...box,
          items: box.items.map((item) => ({ ...item, statement: map(item.statement) })),
          ...some('empty', box.empty),
        })),
      };
    case 'matrix':
      return {
        ...block,
        ...intro,
        rows: block.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.map(map)) })),
      };
    case 'table':
      return {
        ...block,
        ...intro,
        rows: block.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => mapCell(cell, map)) })),
      };
    case 'rings':
      return { ...block, ...intro, rings: block.rings.map((ring) => ({ ...ring, note: map(ring.note) })) };
    case 'cards':
      return {
        ...block,
        ...intro,
        cards: block.cards.map((card) => ({
          ...card,
          ...some('reading', card.reading),
          ...some('question', card.question),
        })),
      };
    case 'list':
      return { ...block, ...intro, items: block.items.map(map) };
    case 'steps':
      return {
        ...block,
        ...intro,
        steps: block.steps.map((step) => ({ ...step, do: map(step.do), ...some('passes', step.passes) })),
      };
    case 'callout':
      return { ...block, ...intro, statement: map(block.statement) };
    case 'question':
      return { ...block, ...intro, question: map(block.question) };
    case 'assumptions':
      return { ...block, ...intro, rows: block.rows.map((row) => ({ ...row, why: map(row.why) })) };
    case 'radar':
    case 'line':
    case 'waterfall':
    case 'tornado':
    case 'distribution':
      return { ...block, ...intro };
  }
}

function mapCell(cell: Cell, map: (statement: Statement) => Statement): Cell {
  return 'statement' in cell ? { ...cell, statement: map(cell.statement) } : cell;
}
