import { expect, test } from 'vitest';
import { regionField, stageField } from '../../reading/idea-fields.ts';
import type { IdeaKind } from './evaluation-idea.ts';
import { evaluationIdeas } from './index.ts';

const plain = evaluationIdeas.filter(({ kind }) => kind === 'plain' || kind === 'non-tech');

test('there are enough of every kind, of many trades, and a third of each is put aside', () => {
  const least: Readonly<Record<IdeaKind, number>> = {
    plain: 70,
    'non-tech': 12,
    vague: 6,
    tiny: 4,
    hostile: 6,
    'out-of-scope': 5,
  };
  for (const [kind, count] of Object.entries(least)) {
    const some = evaluationIdeas.filter((idea) => idea.kind === kind);
    expect(some.length, kind).toBeGreaterThanOrEqual(count);
    const held = some.filter(({ set }) => set === 'held').length;
    expect(Math.abs(held - some.length / 3), kind).toBeLessThanOrEqual(1);
  }
  expect(plain.length).toBeGreaterThanOrEqual(84);
  expect(new Set(plain.map(({ trade }) => trade)).size).toBe(plain.length);
  expect(new Set(plain.map(({ region }) => region)).size).toBeGreaterThan(12);
  expect(plain.filter(({ paraphrase }) => paraphrase !== undefined).length).toBeGreaterThanOrEqual(36);
});

test('ids are unique, and every slot is one that the form offers', () => {
  expect(new Set(evaluationIdeas.map(({ id }) => id)).size).toBe(evaluationIdeas.length);
  const regions = new Set<string>(regionField.options.map(({ value }) => value));
  const stages = new Set<string>(stageField.options.map(({ value }) => value));
  for (const { id, region, stage } of evaluationIdeas) {
    if (region !== undefined) expect(regions, id).toContain(region);
    if (stage !== undefined) expect(stages, id).toContain(stage);
  }
});

test('a plain idea says who, what hurts and what is built: neither a slogan nor an essay', () => {
  for (const { id, idea } of plain) {
    const words = idea.split(/\s+/u).length;
    expect(words, id).toBeGreaterThanOrEqual(25);
    expect(words, id).toBeLessThanOrEqual(70);
  }
});
