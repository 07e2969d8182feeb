import type { Report } from '@slipway/report';
import type { AnyInput } from '../../field.ts';
import type { Reading } from '../../reading/index.ts';
import type { EvaluationIdea } from '../ideas/evaluation-idea.ts';

/** What a tool answered to an idea. */
export interface IdeaRun {
  readonly idea: EvaluationIdea;
  readonly input: AnyInput;
  readonly reading: Reading;
  readonly report: Report;
}

/** Turned away before anything was computed, with the sentences the founder sees. */
export interface RefusedRun {
  readonly idea: EvaluationIdea;
  readonly refusal: readonly string[];
}

export function isAnswered(run: IdeaRun | RefusedRun): run is IdeaRun {
  return 'report' in run;
}
