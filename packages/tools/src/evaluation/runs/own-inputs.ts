import { regionField } from '../../reading/idea-fields.ts';
import type { EvaluationIdea } from '../ideas/evaluation-idea.ts';

/** Every word the founder gave: what was typed, and the name of the place that was chosen. */
export function ownInputs({ idea, customer, region }: EvaluationIdea): string[] {
  const place = regionField.options.find(({ value }) => value === region)?.label;
  return [idea, ...(customer === undefined ? [] : [customer]), ...(place === undefined ? [] : [place])];
}
