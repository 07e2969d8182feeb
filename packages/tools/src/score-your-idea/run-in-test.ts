import { loadKnowledge } from '@slipway/facts/load';
import type { Report } from '@slipway/report';
import { createReader } from '../reading/index.ts';
import type { ScoreBasis } from './basis.ts';
import { type Case, makeCase } from './case.ts';
import { engine } from './engine.ts';
import type { ScoreInput } from './fields.ts';
import { gather } from './gather.ts';

const knowledge = await loadKnowledge();
const library = { knowledge, readIdea: createReader(knowledge) };

export function basisOf(input: ScoreInput): ScoreBasis {
  return gather(input, library);
}

export function runIdea(input: ScoreInput): Report {
  return engine.run(input, basisOf(input));
}

export function caseOf(input: ScoreInput): Case {
  return makeCase(input, basisOf(input));
}
