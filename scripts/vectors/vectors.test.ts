import { loadVectors } from '@slipway/analyst/load-analyst';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readVectors } from '../../packages/analyst/src/text/word-vectors.ts';
import { writeVectors } from './write-vectors.ts';

const unit = (values: readonly number[]) => {
  const length = Math.hypot(...values) || 1;
  return Float32Array.from(values, (value) => value / length);
};

it('gives back what was written, to one part in 127 of the largest number', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z]{2,12}$/u), { minLength: 1, maxLength: 20 }),
      fc.array(fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 4, maxLength: 4 }), {
        minLength: 20,
        maxLength: 20,
      }),
      (words, rows) => {
        const given = new Map(words.map((word, at) => [word, unit(rows[at] ?? [0, 0, 0, 1])]));
        const found = readVectors(writeVectors(given));
        for (const [word, vector] of given) {
          const largest = Math.max(...vector.map(Math.abs));
          found.find(word)?.forEach((value, at) => {
            expect(Math.abs(value - (vector[at] ?? 0))).toBeLessThanOrEqual(largest / 127 + 1e-6);
          });
          expect(found.find(word)).toHaveLength(4);
        }
        expect(found.find('no such word')).toBeNull();
      },
    ),
  );
});

it('refuses other bytes, and bytes that end too soon', () => {
  const bytes = writeVectors(new Map([['dentist', unit([1, 2])]]));
  expect(() => readVectors(new Uint8Array(64))).toThrow('no word vectors');
  expect(() => readVectors(bytes.subarray(0, -1))).toThrow('cut short');
});

it.each([
  ['dentist', 'orthodontist', 'landlord'],
  ['landlord', 'tenant', 'dentist'],
  ['fintech', 'banking', 'yoga'],
  ['chatbot', 'messaging', 'tractor'],
  ['kirana', 'grocery', 'satellite'],
  ['ev', 'vehicle', 'divorce'],
])('%s is nearer to %s than to %s', (word, near, far) => {
  const { find } = loadVectors();
  const dot = (a: string, b: string) =>
    find(a)?.reduce((sum, value, at) => sum + value * (find(b)?.[at] ?? 0), 0) ?? Number.NaN;
  expect(dot(word, near)).toBeGreaterThan(dot(word, far) + 0.2);
});
