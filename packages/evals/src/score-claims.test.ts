import type { IdeaReader } from '@slipway/analyst';
import { expect, it } from 'vitest';
import { claimsLine, scoreClaims } from './score-claims.ts';
import type { Story } from './story.ts';

const story = (rung: string, count: number | null, costs: readonly string[]): Story =>
  ({
    paragraph: rung,
    evidence: { rung, count, of: null, words: '' },
    numbers: costs.map((text) => ({ text, role: 'unit cost' })),
  }) as unknown as Story;
const slot = <T>(value: T, sure = true) => ({ value, sure, words: [], chance: 1, alternatives: [] });
/** Reads every story as three who pay, at a cost of 1,200. */
const read = (() => ({
  claims: {
    evidence: slot({ rung: 'payment', count: 3, of: null }),
    unitCost: slot({ amount: 1200, currency: 'EUR', per: null }),
  },
})) as unknown as IdeaReader;

it('counts what was read right, and what only looked sure', () => {
  const score = scoreClaims(read, [
    story('payment', 3, ['1,200 euros']),
    story('trial', 5, ['90 euros']),
    story('none', null, []),
  ]);
  expect(score).toEqual({
    of: 3,
    rungRight: 1,
    rungSure: 3,
    rungSureRight: 1,
    counted: 2,
    countRight: 1,
    costs: 2,
    costRead: 3,
    costRight: 1,
  });
  expect(claimsLine('held', score)).toContain('right for 1 of 3, for 1 of the 3 that count as sure');
});
