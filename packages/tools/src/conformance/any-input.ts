import fc from 'fast-check';
import type { Field } from '../field.ts';

/** Anything the fields of a tool would let in: any of them left out, at its ends, or with nasty text in it. */
export function anyInput(
  fields: readonly Field[],
  ideas: readonly string[],
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const values = Object.fromEntries(fields.map((field) => [field.name, anyValue(field, ideas)]));
  return fc.record(values, { requiredKeys: [] });
}

const texts = [
  'dental offices',
  'a',
  'farmers in Kenya who sell milk',
  '=1+1',
  '{{f:price}}',
  '“quoted” & <b>bold</b>',
  'We have 12 customers and 3.5% churn',
  'नमस्ते',
  'THE BIG SHOUT',
];

function anyValue(field: Field, ideas: readonly string[]): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'long-text':
      return fc.constantFrom(...ideas, ...texts);
    case 'text':
      return fc.constantFrom(...texts);
    case 'number':
      return anyNumber(field.min, field.max, field.whole === true);
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'list':
      return fc.array(fc.constantFrom(...texts), { maxLength: Math.min(4, field.maxItems) });
    case 'table': {
      const row = fc.record(
        Object.fromEntries(
          field.columns
            .filter(({ kind }) => kind !== 'month')
            .map(({ name, kind, min }) => [
              name,
              fc.option<string | number>(
                kind === 'number' ? anyNumber(min ?? -1e6, 1e7, false) : fc.constantFrom(...texts),
              ),
            ]),
        ),
      );
      const month = field.columns.find(({ kind }) => kind === 'month');
      return fc.array(row, { minLength: 1, maxLength: 14 }).map((rows) =>
        rows.map((cells, index) => ({
          ...cells,
          ...(month === undefined ? {} : { [month.name]: monthName(index) }),
        })),
      );
    }
  }
}

function anyNumber(min: number, max: number, isWhole: boolean): fc.Arbitrary<number> {
  const ends = fc.constantFrom(min, max, ...[0, 1].filter((value) => value >= min && value <= max));
  const usual = isWhole
    ? fc.integer({ min: Math.max(min, -1e9), max: Math.min(max, 1e9) })
    : fc.double({ min, max: Math.min(max, 1e6), noNaN: true }).map(asTyped);
  return fc.oneof({ weight: 1, arbitrary: ends }, { weight: 5, arbitrary: usual });
}

/** As people type numbers: at most six places behind the point. */
function asTyped(value: number): number {
  return Number(value.toFixed(6));
}

function monthName(index: number): string {
  return `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
