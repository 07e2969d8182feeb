import { type LoadedTool, runTool } from '../../conformance/run-tool.ts';
import type { Library } from '../../gatherer.ts';
import { readInput } from '../../read-input.ts';
import type { EvaluationIdea } from '../ideas/evaluation-idea.ts';
import type { IdeaRun, RefusedRun } from './idea-run.ts';

/** As the form would send it: only what the tool has a field for. */
export function runIdea(
  tool: LoadedTool,
  idea: EvaluationIdea,
  library: Library,
  changes: Readonly<Record<string, string | number>> = {},
): IdeaRun | RefusedRun {
  const { engine } = tool;
  const typed: Readonly<Record<string, unknown>> = { ...idea, ...changes };
  const raw = Object.fromEntries(
    engine.fields.flatMap(({ name }) => (typed[name] === undefined ? [] : [[name, typed[name]]])),
  );
  const read = readInput(engine.fields, raw);
  const problems = read.ok ? engine.check(read.input) : read.problems;
  if (problems.length > 0) return { idea, refusal: problems.map(({ message }) => message) };
  const { report, input } = runTool(tool, raw, library);
  return { idea, input, report, reading: library.readIdea(String(typed.idea)) };
}
