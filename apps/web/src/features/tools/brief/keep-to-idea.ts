import { type CompanyRecord, isSameIdea, recallFor } from '@slipway/record';
import type { AnyEngine } from '@slipway/tools';
import { type Brief, briefFrom, dropOrigin, fillBlank, ideaIn, isSameBrief, toAnswers } from './brief.ts';

interface Known {
  readonly record: CompanyRecord | null;
  /** An idea that was just put away: it is not filled in again. */
  readonly leftIdea: string | null;
}

/**
 * Facts that came with an idea stay with it: beside other words nothing of the sample and nothing remembered of an earlier
 * idea stands. What fits these words is filled in where nobody has written, and follows the record for as long.
 */
export function keepToIdea(brief: Brief, engine: AnyEngine, { record, leftIdea }: Known): Brief {
  const { fields, sample } = engine;
  const idea = brief.origins.idea === 'record' ? null : ideaIn(brief);
  let kept = brief;
  if (idea !== null && !isSameIdea(idea, textIn(sample.idea))) kept = dropOrigin(kept, 'sample', isIdea);
  if (record === null) return kept;
  const isLeft = idea === null && isSameIdea(leftIdea, textIn(record.idea?.value));
  const known = recallFor(record, isLeft ? '' : idea);
  // What was only read of the idea is read again: in the form it would be the founder's own word.
  const said = Object.entries(known).filter(([, { provenance }]) => provenance.kind !== 'read');
  const values = Object.fromEntries(said.map(([name, { value }]) => [name, value]));
  const filled = fillBlank(dropOrigin(kept, 'record'), toAnswers(fields, values), 'record');
  return isSameBrief(brief, filled) ? brief : filled;
}

/** The sample's own answers stay the sample's, though a run was made from them. */
export function briefOfRun({ fields, sample }: AnyEngine, input: Readonly<Record<string, unknown>>): Brief {
  const ran = briefFrom(toAnswers(fields, input), 'run');
  if (!isSameIdea(textIn(input.idea), textIn(sample.idea))) return ran;
  const shown = toAnswers(fields, sample);
  const isOfSample = (name: string) => JSON.stringify(shown[name]) === JSON.stringify(ran.answers[name]);
  return {
    answers: ran.answers,
    origins: Object.fromEntries(
      Object.entries(ran.origins).map(([name, origin]) => [name, isOfSample(name) ? 'sample' : origin]),
    ),
  };
}

const isIdea = (name: string): boolean => name === 'idea';

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
