import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anyValue } from '../conformance/any-input.ts';
import { engineLoaders } from '../engines.gen.ts';
import type { Field } from '../field.ts';
import { kindOf } from '../fields/kind-of.ts';
import { kindTesting } from '../fields/testing/kinds.gen.ts';
import { inputSchemaOf } from './index.ts';
import { schemaOfField } from './schema-of-field.ts';

const kinds: readonly { readonly field: Field; readonly sample: unknown }[] = Object.values(kindTesting);
const readerOf = (schema: object) => z.fromJSONSchema({ ...schema });

describe.each(kinds.map((one) => [one.field.kind, one] as const))('%s', (name, { field, sample }) => {
  const schema = schemaOfField(field);

  test('describes every value that the field keeps', () => {
    if (name === 'image') return expect(schema).toBeNull();
    const reader = readerOf(schema ?? {});
    expect(reader.safeParse(sample).error).toBeUndefined();
    expect(reader.safeParse(7.5).success).toBe(false);
    expect(schema?.description).toContain(field.label);
    // Of a text there is nothing more to try.
    if (schema?.type === 'string') return;
    fc.assert(
      fc.property(anyValue(field, ['An idea.']), (raw) => {
        const kept = kindOf(field).read(field, raw, null);
        expect(reader.safeParse(kept).error).toBeUndefined();
      }),
      { numRuns: 12 },
    );
  });
});

test.each(Object.entries(engineLoaders))('%s: its sample is what its schema asks for', async (_id, load) => {
  const { fields, sample } = await load();
  const schema = inputSchemaOf(fields);
  expect(readerOf(schema).safeParse(sample).error).toBeUndefined();
  expect(Object.keys(schema.properties ?? {}).length).toBeGreaterThan(5);
  // Beside the fields an assistant sends these two.
  expect(fields.map(({ name }) => name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:projectId|idempotencyKey)$/)]),
  );
});
