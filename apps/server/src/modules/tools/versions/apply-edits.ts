import { AppError } from '@slipway/core';
import type { Field } from '@slipway/tools';

export type Edits = Readonly<Record<string, unknown>>;

/** The input with what the tool lets edit at no cost; anything else would be another run. */
export function applyEdits(
  fields: readonly Field[],
  input: Readonly<Record<string, unknown>>,
  edits: Edits,
): Record<string, unknown> {
  const editable = new Set(fields.filter((field) => field.editable).map(({ name }) => name));
  const stranger = Object.keys(edits).find((name) => !editable.has(name));
  if (stranger !== undefined)
    throw new AppError('request/invalid', {
      problem: 'This cannot be edited in a result. To change it, run the tool again.',
      field: stranger.slice(0, 80),
    });
  return { ...input, ...edits };
}
