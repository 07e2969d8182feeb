import { checkReport } from '@slipway/report';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyInput } from '../conformance/any-input.ts';
import { readInput } from '../read-input.ts';
import { engine } from './engine.ts';
import type { Input } from './fields.ts';

const none = { benchmarks: [], views: null };

/** Zeros, gaps, signs and sizes that no company has. */
const anyValues = fc.array(
  fc.oneof(
    fc.constantFrom(0, -0, null, 1, -1, 1e12, -1e12, 1e-9, 5e-324),
    fc.integer({ min: 0, max: 500 }),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  ),
  { minLength: 3, maxLength: 44 },
);

test('no series makes it throw, break its report or forget a number', () => {
  fc.assert(
    fc.property(
      anyValues,
      fc.constantFrom('day' as const, 'week' as const, 'month' as const),
      anyInput(engine.fields, []),
      fc.constantFrom('2026-03-16', '2020-01-01', '2031-12-31'),
      fc.constantFrom('series' as const, 'market' as const),
      (values, step, { series: _own, ...others }, asOf, field) => {
        const from = step === 'month' ? '2024-11' : '2025-12-29';
        const read = readInput(engine.fields, { ...others, [field]: { step, from, values } });
        if (!read.ok || engine.check(read.input as Input).length > 0) return;
        const report = engine.run(read.input as Input, { ...none, asOf });
        expect(checkReport(report)).toEqual([]);
        expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
        expect(report.blocks[0]?.kind).toBe('answer');
      },
    ),
    { numRuns: 50 },
  );
});
