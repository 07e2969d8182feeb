import { expect, test } from 'vitest';
import type { Field } from './field.ts';
import { kindTesting } from './fields/testing/kinds.gen.ts';
import { keptOf } from './kept-of.ts';

test('the record keeps the measures of a picture, and never the picture', () => {
  const { field, sample } = kindTesting.image;
  const fields: readonly Field[] = [
    { ...field, sends: true },
    { name: 'company', kind: 'text', label: 'Name', maxLength: 60 },
  ];
  const logo = { ...Object(sample), data: 'data:image/png;base64,iVBORw0KGgo=' };
  const input = { logo, company: 'Pawline', assumptions: { contrast: 'AAA' } };
  expect(keptOf(fields, input)).toEqual({ ...input, logo: sample });
});
