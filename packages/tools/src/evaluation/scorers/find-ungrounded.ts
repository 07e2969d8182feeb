import {
  type Block,
  checkReport,
  fillText,
  findInventedNumbers,
  isAsked,
  isTask,
  listBlockStatements,
  mapStatements,
  type Report,
} from '@slipway/report';
import type { AnyInput } from '../../field.ts';

/**
 * Whatever breaks the report's own rules, and every number, in digits or in words, that no figure, source or input holds. A question
 * and a task claim nothing: "ask ten of them" is no fact.
 */
export function findUngrounded(report: Report, input: AnyInput): string[] {
  const judged = withoutOwnWitness(report, input);
  return [
    ...checkReport(report),
    ...report.blocks
      .flatMap((block) =>
        listBlockStatements(block).filter(
          (statement) => !isTask(statement, block) && !isAsked(statement, block),
        ),
      )
      .flatMap((statement) =>
        // A year as tables write it, "2015-16", is one number.
        findInventedNumbers(statement.text.replace(/\b(\d{4})-\d{2}\b/gu, '$1'), judged)
          // `checkReport` has judged the placeholders.
          .filter(({ why, sentence }) => why === 'number' && !sentence.endsWith('?'))
          .map(
            ({ text }) =>
              `${statement.id} says “${text}” of its own: ${fillText(statement.text, report.figures)}`,
          ),
      ),
  ];
}

/** A statement is no witness of its own numbers: only figures, sources, labels and what the founder typed are. */
function withoutOwnWitness(report: Report, input: AnyInput): Report {
  const silent = mapStatements(report, (statement) => ({ ...statement, by: 'model' }));
  const typed: Block = {
    id: 'typed',
    kind: 'callout',
    tone: 'plain',
    statement: { id: 'typed', text: textsOf(input).join('\n'), evidence: [] },
  };
  return { ...silent, blocks: [...silent.blocks, typed] };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
