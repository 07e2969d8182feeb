import { loadKnowledge } from '@slipway/facts/load';
import { verticalNames } from '@slipway/facts/vertical-names';
import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { toldTwice } from '../../test/told-twice.ts';
import { evaluateReader, measureStability } from './evaluate.ts';
import { labelledIdeas, paraphrases } from './labelled-ideas/index.ts';

const knowledge = loadKnowledge();
const read = loadTestLibrary().readIdea;

describe('reading labelled ideas', () => {
  it.each(['tune', 'held'] as const)('names the vertical within three on the %s half', (split) => {
    const { firstThree, first, rightWhenSure } = evaluateReader(read, knowledge.twins, split);
    expect(firstThree).toBeGreaterThanOrEqual(0.95);
    expect(first).toBeGreaterThanOrEqual(0.9);
    expect(rightWhenSure).toBeGreaterThanOrEqual(0.92);
  });

  it.each(['tune', 'held'] as const)('names the niche within three on the %s half', (split) => {
    const { niches, sameWhenSure } = evaluateReader(read, knowledge.twins, split);
    expect(niches.firstThree).toBeGreaterThanOrEqual(0.85);
    expect(niches.first).toBeGreaterThanOrEqual(0.65);
    expect(niches.rightWhenSure).toBeGreaterThanOrEqual(0.75);
    expect(sameWhenSure).toBeGreaterThanOrEqual(0.8);
  });

  it('hears the region where one is named', () => {
    const missed = labelledIdeas.filter(
      ({ text, region }) => region !== undefined && read(text).region?.value !== region,
    );
    expect(missed.map(({ text }) => text)).toEqual([]);
  });
});

describe('an idea told twice', () => {
  it.each(['tune', 'held'] as const)('lands in the same niche on the %s half', (split) => {
    const told = toldTwice.filter((one) => one.split === split);
    const found = measureStability(read, knowledge.twins, told);
    expect(found.rightAtOnce).toBeGreaterThanOrEqual(0.95);
    expect(found.rightAgain).toBeGreaterThanOrEqual(0.9);
    expect(found.amongThreeAgain).toBeGreaterThanOrEqual(0.95);
    expect(found.same).toBeGreaterThanOrEqual(0.88);
    expect(found.sameWhenSure).toBeGreaterThanOrEqual(0.93);
  });
});

describe('the labelled ideas', () => {
  it('name niches that exist', () => {
    const known = new Set(knowledge.niches.map(({ id }) => id));
    const named = [
      ...labelledIdeas.flatMap(({ vertical, niche }) => (niche === undefined ? [] : `${vertical}/${niche}`)),
      ...paraphrases.flatMap(({ niche }) => niche ?? []),
      ...toldTwice.map(({ niche }) => niche),
      ...knowledge.twins.flat(),
    ];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('are 120 and more, two and more of each vertical, in both halves, a third of them sloppy', () => {
    expect(labelledIdeas.length).toBeGreaterThanOrEqual(120);
    expect(labelledIdeas.filter(({ isSloppy }) => isSloppy).length).toBeGreaterThanOrEqual(
      labelledIdeas.length / 3,
    );
    expect(new Set(labelledIdeas.map(({ text }) => text)).size).toBe(labelledIdeas.length);
    for (const { id } of verticalNames) {
      const own = labelledIdeas.filter(({ vertical }) => vertical === id);
      expect(new Set(own.map(({ split }) => split)), id).toEqual(new Set(['tune', 'held']));
    }
  });
});
