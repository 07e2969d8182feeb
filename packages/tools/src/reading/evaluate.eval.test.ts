import { loadKnowledge } from '@slipway/facts/load';
import { verticalNames } from '@slipway/facts/vertical-names';
import { describe, expect, it } from 'vitest';
import { evaluateReader } from './evaluate.ts';
import { createReader } from './index.ts';
import { labelledIdeas } from './labelled-ideas/index.ts';

const read = createReader(await loadKnowledge());

describe('reading labelled ideas', () => {
  it.each(['tune', 'held'] as const)('names the vertical within three on the %s half', (split) => {
    const { firstThree, first, rightWhenSure } = evaluateReader(read, split);
    expect(firstThree).toBeGreaterThanOrEqual(0.92);
    expect(first).toBeGreaterThanOrEqual(0.8);
    expect(rightWhenSure).toBeGreaterThanOrEqual(0.9);
  });

  it('hears the region where one is named', () => {
    const missed = labelledIdeas.filter(
      ({ text, region }) => region !== undefined && read(text).region?.value !== region,
    );
    expect(missed.map(({ text }) => text)).toEqual([]);
  });
});

describe('the labelled ideas', () => {
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
