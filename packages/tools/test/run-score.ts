import type { Report } from '@slipway/report';
import type { ScoreBasis } from '../src/score-your-idea/basis.ts';
import { type Case, makeCase } from '../src/score-your-idea/case.ts';
import { engine } from '../src/score-your-idea/engine.ts';
import type { ScoreInput } from '../src/score-your-idea/fields.ts';
import { gather } from '../src/score-your-idea/gather.ts';
import { loadTestLibrary } from './library.ts';

const library = loadTestLibrary();

export function basisOf(input: ScoreInput): ScoreBasis {
  return gather(input, library);
}

export function runIdea(input: ScoreInput): Report {
  return engine.run(input, basisOf(input));
}

export function caseOf(input: ScoreInput): Case {
  return makeCase(input, basisOf(input));
}
