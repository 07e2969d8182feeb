import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatValue } from '../format-figure.ts';
import type { Report } from '../report.ts';
import { exampleReport } from '../testing/example-report.ts';
import { lies, truths } from '../testing/lies.ts';
import { findInventedNumbers } from './find-invented-numbers.ts';

test.each(truths)('true: %s', (text) => {
  expect(findInventedNumbers(text, exampleReport)).toEqual([]);
});

test.each(lies)('a lie: %s', (text) => {
  expect(findInventedNumbers(text, exampleReport)).not.toEqual([]);
});

test('spans point at what was written, whatever the script', () => {
  const text = 'Ja. So say ４５% of them.';
  expect(findInventedNumbers(text, exampleReport)).toEqual([
    { start: 11, end: 14, text: '４５%', sentence: 'So say ４５% of them.', why: 'number' },
  ]);
});

test('a model cannot vouch for its own number', () => {
  const report: Report = {
    ...exampleReport,
    blocks: [
      ...exampleReport.blocks,
      {
        id: 'model',
        kind: 'callout',
        tone: 'plain',
        statement: { id: 'lie', text: 'It takes 77 calls.', evidence: [], by: 'model' },
      },
    ],
  };
  expect(findInventedNumbers('It takes 77 calls.', report)).toHaveLength(1);
});

const one = (value: number): Report => ({
  ...exampleReport,
  blocks: [],
  sources: {},
  figures: {
    x: {
      id: 'x',
      label: 'Market',
      value,
      unit: 'money',
      currency: 'USD',
      provenance: { kind: 'assumed', why: 'A test.' },
    },
  },
});

test('property: what we show ourselves is never called invented', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.02, max: 9e13, noNaN: true }), fc.boolean(), (value, compact) => {
      const text = `It is worth ${formatValue(value, 'money', 'USD', { compact })} today.`;
      expect(findInventedNumbers(text, one(value))).toEqual([]);
    }),
  );
});

test('property: a value a fifth away is always called invented, in any digits', () => {
  const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce];
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 9e13, noNaN: true }),
      fc.oneof(
        fc.double({ min: 1.2, max: 50, noNaN: true }),
        fc.double({ min: 0.02, max: 0.8, noNaN: true }),
      ),
      fc.constantFrom(...zeros),
      (value, factor, zero) => {
        const shown = formatValue(value * factor, 'money', 'USD').replace(/\d/gu, (digit) =>
          String.fromCodePoint(zero + Number(digit)),
        );
        expect(findInventedNumbers(`It is worth ${shown}.`, one(value)), shown).toHaveLength(1);
      },
    ),
  );
});

test('property: no text makes it throw', () => {
  const pieces = fc.constantFrom(
    '12',
    '%',
    ' ',
    '.',
    ',',
    '{{f:price}}',
    '{{f:',
    '}}',
    'half',
    'million',
    '$',
    '-',
    '½',
    'SOC',
    '\n',
    '٣',
    'a',
    'B2B',
    '/',
    'two',
    'of',
    'x',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
      expect(() => findInventedNumbers(parts.join(''), exampleReport)).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});

test('a name with a number may open a sentence, where a source knows it', () => {
  const source = {
    id: 'rivals',
    publisher: 'Notes',
    what: 'Companies: Glean and Microsoft 365 Copilot',
    year: null,
    region: null,
    confidence: 'low' as const,
  };
  const report: Report = { ...exampleReport, sources: { ...exampleReport.sources, rivals: source } };
  expect(findInventedNumbers('Microsoft 365 Copilot can do that.', report)).toEqual([]);
  expect(findInventedNumbers('Microsoft 365 Copilot can do that.', exampleReport)).not.toEqual([]);
  expect(findInventedNumbers('Acme 365 can do that.', report)).not.toEqual([]);
});
