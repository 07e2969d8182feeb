import type { Engine, InputProblem } from '../tool.ts';
import type { SwotBasis } from './basis.ts';
import { fields, type SwotInput, sample } from './fields.ts';
import { meta } from './meta.ts';
import { writeReport } from './report.ts';

export const engine: Engine<SwotInput, SwotBasis> = {
  meta,
  fields,
  sample,
  check: ({ idea, customer, vertical }): readonly InputProblem[] =>
    idea === undefined && customer === undefined && vertical === undefined
      ? [{ field: 'idea', message: 'Please describe your idea in a few plain sentences.' }]
      : [],
  run: writeReport,
};
