import type { AnyInput, Field, FieldValue } from './field.ts';
import { kindOf } from './fields/kind-of.ts';

/** Of what a run was asked with, what the company record keeps for the next tool: no picture, for one. */
export function keptOf(fields: readonly Field[], input: AnyInput): Readonly<Record<string, unknown>> {
  const kept: Record<string, unknown> = { ...input };
  for (const field of fields) {
    // No field is called as the assumptions are.
    const value = input[field.name] as FieldValue | undefined;
    if (value === undefined) continue;
    kept[field.name] = kindOf(field).keep(value) ?? undefined;
  }
  return kept;
}
