import { AppError } from '@slipway/core';
import type { AnyInput, ComputedSheet, Field } from '@slipway/tools';

export type Answers = Readonly<Record<string, string | number>>;

interface Asked {
  readonly fields: readonly Field[];
  /** What was paid for. */
  readonly first: AnyInput;
  readonly before: ComputedSheet;
}

/**
 * Answering is part of what was paid for; changing anything else would be another run. Each question is answered once, and
 * to a text that is already there an answer only adds: no chain of answers leads to another idea.
 */
export function applyAnswers({ fields, first, before }: Asked, answers: Answers): Record<string, unknown> {
  const asked = new Set(
    before.report.blocks.flatMap((block) => (block.kind === 'question' ? [block.field] : [])),
  );
  const input: Record<string, unknown> = { ...before.input };
  for (const [name, answer] of Object.entries(answers)) {
    if (!asked.has(name)) throw refuse('This result does not ask for that.', name);
    if (JSON.stringify(before.input[name]) !== JSON.stringify(first[name]))
      throw refuse('You have answered this. To change the answer, run the tool again.', name);
    const said = before.input[name];
    const isLong = fields.some((field) => field.name === name && field.kind === 'long-text');
    input[name] = isLong && typeof said === 'string' ? `${said}\n${answer}` : answer;
  }
  return input;
}

function refuse(problem: string, field: string): AppError {
  return new AppError('request/invalid', { problem, field: field.slice(0, 80) });
}
