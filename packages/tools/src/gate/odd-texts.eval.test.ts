import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { oddTexts } from '../../test/odd-texts.ts';
import { labelledIdeas } from '../reading/labelled-ideas/index.ts';
import { findGate, type Gate } from './find-gate.ts';

const library = loadTestLibrary();

function gateOf(text: string): Gate | null {
  return findGate({ texts: [{ field: 'idea', text }], reading: library.readIdea(text), answers: 0 });
}

/** Which share of a kind is met in one of these ways. */
function shareMet(kind: string, ways: readonly (Gate['why'] | null)[]): number {
  const all = oddTexts.filter((one) => one.kind === kind);
  return all.filter(({ text }) => ways.includes(gateOf(text)?.why ?? null)).length / all.length;
}

describe('odd texts that nothing was learnt from', () => {
  it.each([
    ['vague', ['vague', 'thin', 'outside'], 0.9],
    ['tiny', ['thin', 'vague'], 1],
    ['not-a-business', ['outside', 'vague', 'impossible'], 0.8],
    ['impossible', ['impossible', 'vague'], 0.75],
    ['unlawful', ['unlawful', 'doubtful', 'impossible', 'outside', 'vague'], 0.6],
    ['other-language', ['foreign'], 0.8],
    ['plain-near-miss', [null], 0.95],
  ] as const)('%s ones are met as %j, mostly', (kind, ways, least) => {
    expect(shareMet(kind, ways)).toBeGreaterThanOrEqual(least);
  });

  it('are the only ones: ordinary ideas are answered', () => {
    const ideas = labelledIdeas.filter(({ split }) => split === 'held');
    const stopped = ideas.filter(({ text }) => gateOf(text) !== null).map(({ text }) => text);
    expect(stopped.length, stopped.join('\n')).toBeLessThanOrEqual(1);
  });

  it('are never called a crime when they are none', () => {
    const accused = [...oddTexts.filter(({ kind }) => kind === 'plain-near-miss'), ...labelledIdeas].filter(
      ({ text }) => gateOf(text)?.why === 'unlawful',
    );
    expect(accused.map(({ text }) => text)).toEqual([]);
  });
});

it('quotes the text itself', () => {
  for (const { text } of oddTexts) {
    const gate = gateOf(text);
    if (gate !== null && gate.why !== 'thin' && gate.why !== 'vague' && gate.why !== 'foreign')
      expect(text).toContain(gate.quote);
  }
});
