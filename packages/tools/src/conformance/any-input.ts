import fc from 'fast-check';
import type { Field } from '../field.ts';
import type { FieldByKind } from '../fields/kinds.gen.ts';
import { kindTesting } from '../fields/testing/kinds.gen.ts';

/** Anything the fields of a tool would let in: any of them left out, at its ends, or with nasty text in it. */
export function anyInput(
  fields: readonly Field[],
  ideas: readonly string[],
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const values = Object.fromEntries(fields.map((field) => [field.name, anyValue(field, ideas)]));
  return fc.record(values, { requiredKeys: [] });
}

export function anyValue<K extends keyof FieldByKind>(
  field: FieldByKind[K] & { readonly kind: K },
  ideas: readonly string[],
): fc.Arbitrary<unknown> {
  return kindTesting[field.kind].anyValue(field, ideas);
}
