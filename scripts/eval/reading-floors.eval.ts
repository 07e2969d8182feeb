import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadReader } from '@slipway/analyst/load';
import { parseLabels, type ReadingSlot, scoreReadings } from '@slipway/evals';
import { loadKnowledge } from '@slipway/knowledge/load';
import { describe, expect, it } from 'vitest';

const read = loadReader(loadKnowledge());
const labelsOf = (set: string) =>
  parseLabels(
    readFileSync(join(import.meta.dirname, `../../packages/evals/corpora/reading-${set}.jsonl`), 'utf8'),
  );

/** A held paragraph whose price is wrong and sure: one in ten, since prices are read beside all other numbers. */
const wrongMost = (set: string, slot: string): number => (set === 'held' && slot === 'price' ? 0.11 : 0.06);

/** Measured shares less four points: a change that reads worse has to say so here. */
const floors: readonly (readonly [string, 'line' | 'paragraph', Partial<Record<ReadingSlot, number>>])[] = [
  ['tuned', 'line', { payer: 0.86, place: 0.93, charge: 0.92 }],
  ['tuned', 'paragraph', { payer: 0.63, place: 0.91, charge: 0.71, price: 0.81, supplier: 0.87 }],
  ['held', 'line', { payer: 0.71, place: 0.87, charge: 0.91 }],
  ['held', 'paragraph', { payer: 0.42, place: 0.82, charge: 0.44, price: 0.64, supplier: 0.83 }],
];

describe('one reading, on labelled ideas', () => {
  it.each(floors)('%s, %s', (set, kind, least) => {
    const scores = scoreReadings(read, labelsOf(set), kind);
    for (const [slot, floor] of Object.entries(least)) {
      const score = Object.entries(scores).find(([name]) => name === slot)?.[1];
      expect.soft((score?.right ?? 0) / (score?.of ?? 1), `${slot}: right`).toBeGreaterThanOrEqual(floor);
      expect
        .soft((score?.wrongSure ?? 0) / (score?.of ?? 1), `${slot}: wrong and sure`)
        .toBeLessThanOrEqual(wrongMost(set, slot));
    }
  });
});
