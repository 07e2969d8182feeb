import { columnNames } from '@slipway/finance';
import { table } from '@slipway/finance/testing';
import { findClumsy } from '@slipway/language';
import { checkReport, listSentences } from '@slipway/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadTestKnowledge } from '../../../knowledge/test/known.ts';
import { engine } from './engine.ts';
import type { Input, RawRow } from './fields.ts';
import { gather } from './gather.ts';

const knowledge = loadTestKnowledge();

const cell = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 100_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(-5_000, 1e14, 0.004) },
);
const cells: fc.Arbitrary<Partial<RawRow>> = fc
  .array(cell, { minLength: columnNames.length, maxLength: columnNames.length })
  .map((values) => Object.fromEntries(columnNames.map((name, at) => [name, values[at] ?? null])));
const input: fc.Arbitrary<Input> = fc.record({
  months: fc
    .array(cells, { minLength: 1, maxLength: 27 })
    .map((rows) => table(rows.length, (at) => rows[at] ?? {})),
  mode: fc.constantFrom('saas', 'marketplace', 'ecommerce', 'services'),
  segment: fc.constantFrom('consumer', 'small', 'mid-market', 'enterprise'),
  assumptions: fc.record(
    {
      churnKind: fc.constantFrom('logo', 'revenue'),
      ltvKind: fc.constantFrom(
        'margin',
        'capped-discounted',
        'expansion-linear',
        'expansion-geometric',
        'revenue',
      ),
      cacKind: fc.constantFrom('blended', 'paid'),
      paybackKind: fc.constantFrom('simple', 'survival', 'company'),
      burnFrom: fc.constantFrom('costs', 'cash'),
      blanks: fc.constantFrom('missing', 'none'),
      windowMonths: fc.integer({ min: 1, max: 12 }),
      growth: fc.double({ min: -0.5, max: 1, noNaN: true }),
    },
    { requiredKeys: [] },
  ),
});

describe('any table at all', () => {
  it('gives a sound report', () => {
    fc.assert(
      fc.property(input, (one) => {
        const report = engine.run(
          one,
          gather(one, {
            library: {
              knowledge,
              analyst: {
                read: () => expect.fail(),
                study: () => expect.fail(),
                suggestRivals: () => [],
              },
              naming: () => expect.fail(),
            },
          }),
        );
        expect(checkReport(report)).toEqual([]);
        expect(listSentences(report).flatMap(findClumsy)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
