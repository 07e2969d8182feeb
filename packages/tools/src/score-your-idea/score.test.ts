import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseOf } from '../../test/run-score.ts';
import { anyInput } from './any-input.ts';
import { lowestCap } from './caps.ts';
import { weightShift } from './case.ts';
import { dimensions } from './dimensions.ts';
import { sample } from './fields.ts';
import { ladder } from './ladder.ts';
import { spreadUnderWeights } from './score.ts';
import { scoreAt } from './tornado.ts';
import { listWeights } from './weights.ts';

const slack = 1e-9;

describe('the score', () => {
  it('is the weighted sum of the counted levels', () => {
    const { score } = caseOf(sample);
    const byHand = score.parts.reduce((sum, { weight, counted }) => sum + weight * (counted ?? 0), 0) / 10;
    expect(score.value).toBeCloseTo(byHand, 9);
  });

  it('counts silence as nothing and leaves it open to the ceiling', () => {
    const { score, standing } = caseOf({ idea: 'A shared calendar for choir conductors who rehearse' });
    const silent = score.parts.filter(({ counted }) => counted === null);
    expect(silent.length).toBeGreaterThan(5);
    for (const { low, high } of silent) expect([low, high]).toEqual([0, standing.row.ceiling]);
  });

  it('keeps every dimension under its ceiling, and the score inside its range', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { score, standing, caps } = caseOf(input);
        for (const { counted, low, high } of score.parts) {
          expect(low).toBeLessThanOrEqual(high);
          expect(high).toBeLessThanOrEqual(standing.row.ceiling);
          if (counted !== null) {
            expect(counted).toBeLessThanOrEqual(high);
            expect(counted).toBeGreaterThanOrEqual(low);
          }
        }
        expect(score.low).toBeGreaterThanOrEqual(0);
        expect(score.low).toBeLessThanOrEqual(score.value + slack);
        expect(score.value).toBeLessThanOrEqual(score.high + slack);
        expect(score.high).toBeLessThanOrEqual(Math.min(lowestCap(caps), standing.row.ceiling * 10) + slack);
      }),
      { numRuns: 300 },
    );
  });

  it('never falls when the evidence rises a rung', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const values = ladder.map(
          ({ rung }) => caseOf({ ...input, assumptions: { evidence: rung } }).score.value,
        );
        expect(values).toEqual(values.toSorted((a, b) => a - b));
        const one = caseOf(input);
        const moved = ladder.map(({ rung }) => scoreAt(one, rung));
        expect(moved).toEqual(moved.toSorted((a, b) => a - b));
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on the order of the fields', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const turned = Object.fromEntries(Object.entries(input).toReversed());
        expect(caseOf(turned).score).toEqual(caseOf(input).score);
      }),
      { numRuns: 60 },
    );
  });

  it('narrows, and never widens, when an open answer is given', () => {
    const before = caseOf({
      idea: 'Dental offices lose six hours a week on the phone. We text the list.',
    }).score;
    const after = caseOf({
      idea: 'Dental offices lose six hours a week on the phone. We text the list.',
      founderYears: 1,
    }).score;
    expect(after.high - after.low).toBeLessThan(before.high - before.low);
    expect(after.low).toBeGreaterThanOrEqual(before.low);
  });
});

describe('the weights', () => {
  it('are rescaled to 100, whatever is typed', () => {
    const weights = fc.dictionary(
      fc.constantFrom(...dimensions.map(({ id }) => `weight-${id}`)),
      fc.double({ min: 0, max: 100, noNaN: true }),
    );
    fc.assert(
      fc.property(weights, (assumptions) => {
        const listed = listWeights({ ...sample, assumptions });
        expect(listed.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 6);
        for (const { share } of listed) expect(share).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('fall back to the defaults when all are 0', () => {
    const assumptions = Object.fromEntries(dimensions.map(({ id }) => [`weight-${id}`, 0]));
    const fallen = listWeights({ assumptions });
    expect(fallen.map(({ raw }) => raw)).toEqual(dimensions.map(({ weight }) => weight));
    expect(fallen.every(({ isOwn }) => !isOwn)).toBe(true);
  });

  it('move the score to one dimension when the others are 0', () => {
    const assumptions = Object.fromEntries(
      dimensions.map(({ id }) => [`weight-${id}`, id === 'feasibility' ? 7 : 0]),
    );
    const { score } = caseOf({ ...sample, assumptions });
    expect(score.value).toBeCloseTo(60, 9);
  });

  it('spread the score by no more than any mix of a fifth can', () => {
    const { score, spread } = caseOf(sample);
    expect(spread.low).toBeLessThan(score.value);
    expect(spread.high).toBeGreaterThan(score.value);
    // All 1,024 mixes, one by one.
    const mixes = Array.from({ length: 2 ** score.parts.length }, (_, mix) => {
      const weighed = score.parts.map(({ weight, counted }, place) => ({
        weight: weight * ((mix >> place) % 2 === 1 ? 1 + weightShift : 1 - weightShift),
        counted: counted ?? 0,
      }));
      const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
      return (weighed.reduce((sum, { weight, counted }) => sum + weight * counted, 0) / total) * 10;
    });
    expect(spread.high).toBeCloseTo(Math.max(...mixes), 9);
    expect(spread.low).toBeCloseTo(Math.min(...mixes), 9);
    expect(spreadUnderWeights(score, 0)).toEqual({
      low: expect.closeTo(score.value, 9),
      high: expect.closeTo(score.value, 9),
    });
  });
});
