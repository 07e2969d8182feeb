import { AppError } from '@slipway/core';
import { type AnyInput, type InputProblem, readInput } from '@slipway/tools';
import type { Tool } from './toolbox.ts';

/** What a tool may be run with, or the first thing that is wrong with it, in a sentence. */
export function readRequest({ engine }: Tool, raw: Readonly<Record<string, unknown>>): AnyInput {
  const read = readInput(engine.fields, raw);
  if (!read.ok) throw refuse(read.problems);
  const problems = engine.check(read.input);
  if (problems.length > 0) throw refuse(problems);
  return read.input;
}

function refuse(problems: readonly InputProblem[]): AppError {
  const { message, field } = problems[0] ?? { message: 'This request is not valid.', field: null };
  return new AppError('request/invalid', { problem: message, field: field ?? '' });
}
