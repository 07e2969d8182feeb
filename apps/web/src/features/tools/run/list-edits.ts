import { type AnyEngine, readInput } from '@slipway/tools';
import type { Run } from '../../../api/tools.ts';
import { type Brief, toRaw } from '../brief/brief.ts';

export type Edits = Readonly<Record<string, unknown>>;

/**
 * What was changed in the brief of a run, when the tool lets all of it be edited in the result: field → value, null where it was
 * emptied. Null when nothing was, or when it takes another run.
 */
export function listEdits({ fields, check }: AnyEngine, run: Run, brief: Brief): Edits | null {
  const read = readInput(fields, toRaw(fields, brief));
  if (!read.ok || check(read.input).length > 0) return null;
  const changed = fields.filter(
    ({ name }) => JSON.stringify(read.input[name]) !== JSON.stringify(run.input[name]),
  );
  if (changed.length === 0 || !changed.every((field) => field.editable)) return null;
  return Object.fromEntries(changed.map(({ name }) => [name, read.input[name] ?? null]));
}
