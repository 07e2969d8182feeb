import { AppError } from '@slipway/core';
import { listAskedFields } from '@slipway/report';
import type { AnyInput, ComputedSheet, Field } from '@slipway/tools';

export type Answers = Readonly<Record<string, string | number>>;

interface Asked {
  readonly fields: readonly Field[];
  /** Of every version, oldest first: the first is what was paid for. */
  readonly inputs: readonly AnyInput[];
  readonly before: ComputedSheet;
}

const readingsMax = 5;

/**
 * Answering is part of what was paid for; changing anything else would be another run. Each question is answered once, a reading
 * may be changed so many times a run, and to a text that is already there an answer only adds: no chain of answers leads to
 * another idea.
 */
export function applyAnswers({ fields, inputs, before }: Asked, answers: Answers): Record<string, unknown> {
  const asked = new Map(listAskedFields(before.report).map(({ field, as }) => [field, as]));
  const isLong = (name: string) => fields.some((field) => field.name === name && field.kind === 'long-text');
  const readings = new Set(
    [...asked].flatMap(([name, as]) => (as === 'reading' && !isLong(name) ? name : [])),
  );
  const first = inputs[0] ?? before.input;
  const input: Record<string, unknown> = { ...before.input };
  for (const [name, answer] of Object.entries(answers)) {
    if (!asked.has(name)) throw refuse('This result does not ask for that.', name);
    const said = before.input[name];
    if (!readings.has(name) && !isSame(said, first[name]))
      throw refuse('You have answered this. To change the answer, run the tool again.', name);
    input[name] = isLong(name) && typeof said === 'string' ? `${said}\n${answer}` : answer;
  }
  const changed = [...readings].filter((name) => !isSame(input[name], before.input[name]));
  if (changed[0] !== undefined && countChanges(inputs, readings) + changed.length > readingsMax)
    throw refuse('You have changed five readings. To change more, run the tool again.', changed[0]);
  return input;
}

function countChanges(inputs: readonly AnyInput[], names: ReadonlySet<string>): number {
  return inputs
    .slice(1)
    .reduce(
      (sum, input, index) =>
        sum + [...names].filter((name) => !isSame(input[name], inputs[index]?.[name])).length,
      0,
    );
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function refuse(problem: string, field: string): AppError {
  return new AppError('request/invalid', { problem, field: field.slice(0, 80) });
}
