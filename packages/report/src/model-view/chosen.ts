import type { Report } from '../report.ts';
import type { Statement } from '../statement.ts';
import { isAsked, listBlockStatements } from '../statements.ts';

/** Before the id of a line that the model would put first: the line itself keeps its own. */
export const chosenPrefix = 'model:chosen:';

interface SheetLine {
  readonly label: string;
  readonly statement: Statement;
}

/** More than this in one request and the end of the list is not read. */
const linesMax = 60;

/** What the engine has found, in reading order: what a model is given, and what it may choose from. */
export function listSheetLines({ blocks }: Report): SheetLine[] {
  return blocks
    .flatMap((block) => {
      if (block.kind === 'assumptions' || block.kind === 'reading') return [];
      const labels = new Map<string, string>();
      if (block.kind === 'findings')
        for (const { label, statements } of block.rows)
          for (const { id } of statements) labels.set(id, label);
      if (block.kind === 'answer')
        for (const { label, statement } of block.reasons) labels.set(statement.id, label);
      return listBlockStatements(block)
        .filter((statement) => !isAsked(statement, block) && statement.by !== 'model')
        .map((statement) => ({ label: labels.get(statement.id) ?? block.title ?? '', statement }));
    })
    .slice(0, linesMax);
}
