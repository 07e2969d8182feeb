import type { Engine, InputProblem } from '../tool.ts';
import type { ScoreBasis } from './basis.ts';
import { fields, type ScoreInput, sample } from './fields.ts';
import { meta } from './meta.ts';
import { writeReport } from './report.ts';

export const engine: Engine<ScoreInput, ScoreBasis> = {
  meta,
  fields,
  sample,
  check: ({ idea, problem }): readonly InputProblem[] =>
    idea === undefined && problem === undefined
      ? [{ field: 'idea', message: 'Please describe your idea, or the problem behind it.' }]
      : [],
  run: writeReport,
};
