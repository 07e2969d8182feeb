import { type AnyEngine, isCorrection, readInput } from '@slipway/tools';
import type { Run } from '../../../api/tools.ts';
import { type Brief, toRaw } from '../brief/brief.ts';

/** The form holds the idea of the run on screen, read otherwise. The server decides by the same rule what that costs. */
export function isRereading({ fields }: AnyEngine, run: Run, brief: Brief): boolean {
  const { assumptions: _tried, ...before } = run.input;
  const read = readInput(fields, toRaw(fields, brief));
  return read.ok && isCorrection(before, read.input);
}
