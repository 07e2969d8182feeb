import type { IdeaProfile } from '@slipway/analyst';
import { describe, expect, it } from 'vitest';
import type { ScoreInput } from './fields.ts';
import { isCommitted, readEvidence } from './ladder.ts';
import { ladder } from './rungs.ts';

const claim = (rung: string, standing: string, count: number | null = null) =>
  ({
    numbers: [],
    stage: { value: 'idea', standing: 'unsure', quote: null, alternatives: [] },
    evidence: { value: { rung, count, of: null }, standing, quote: 'pay us', alternatives: [] },
    deposits: { value: null, standing: 'open', quote: null, alternatives: [] },
  }) as unknown as IdeaProfile;
const unread = claim('none', 'unsure');
const sold = {
  kind: 'sold',
  value: 61,
  sure: true,
  quote: 'sold 61',
} as unknown as IdeaProfile['numbers'][number];

describe('the evidence ladder', () => {
  it.each<[string, ScoreInput, IdeaProfile, number, number, number]>([
    ['nothing said', {}, unread, 0, 0, 0],
    ['the rung picked, no count: the middle of its range', { evidence: 'paying' }, unread, 88, 94, 100],
    ['enough payers', { evidence: 'paying', evidenceCount: 5 }, unread, 100, 100, 100],
    ['two payers', { evidence: 'paying', evidenceCount: 2 }, unread, 91, 91, 91],
    [
      'no interview at all is desk research at most',
      { evidence: 'interviews', evidenceCount: 0 },
      unread,
      25,
      25,
      25,
    ],
    ['read beyond doubt, with how many', {}, claim('payment', 'read', 5), 100, 100, 100],
    ['read beyond doubt', {}, claim('payment', 'read'), 88, 94, 100],
    ['a guess earns nothing', {}, claim('payment', 'unsure'), 0, 0, 100],
    ['told in a number', {}, { ...unread, numbers: [sold] }, 100, 100, 100],
    ['an answer outweighs the text', { evidence: 'none' }, claim('payment', 'read'), 0, 0, 0],
  ])('%s', (_, input, profile, low, points, high) => {
    expect(readEvidence(input, profile)).toMatchObject({ low, points, high });
  });

  it.each<[ScoreInput, IdeaProfile, string]>([
    [{}, unread, 'unsure'],
    [{ evidence: 'none' }, unread, 'nobody outside your team has confirmed it yet'],
    [{}, claim('payment', 'unsure'), 'unsure'],
    [{}, claim('payment', 'read'), 'customers pay'],
  ])('%j asserts nothing that was guessed', (input, profile, text) => {
    const { origin, row } = readEvidence(input, profile);
    expect(origin === 'unsure' ? 'unsure' : row.says).toBe(text);
  });

  it('climbs', () => {
    const points = ladder.map((row) => row.points);
    expect(points).toEqual(points.toSorted((a, z) => a - z));
    expect(points.at(-1)).toBe(100);
  });

  it.each<[ScoreInput, IdeaProfile, boolean]>([
    [{ evidence: 'letters' }, unread, true],
    [{ evidence: 'paying', evidenceCount: 1 }, unread, true],
    [{ evidence: 'waitlist', evidenceCount: 900 }, unread, false],
    [{}, claim('payment', 'read'), true],
    [{}, claim('payment', 'unsure'), false],
  ])('%j is a commitment: %s', (input, profile, is) => {
    expect(isCommitted(readEvidence(input, profile))).toBe(is);
  });
});
