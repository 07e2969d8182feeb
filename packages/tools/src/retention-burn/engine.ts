import type { Engine } from '../tool.ts';
import type { Basis } from './basis.ts';
import { check } from './check.ts';
import { fields, type Input } from './fields.ts';
import { learns } from './learns.ts';
import { meta } from './meta.ts';
import { writeReport } from './report/index.ts';
import { sample } from './sample.ts';

export const engine: Engine<Input, Basis> = {
  meta,
  fields,
  sample,
  heavy: true,
  check,
  run: writeReport,
  learns,
};
