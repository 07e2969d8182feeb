import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoreInput } from './fields.ts';
import { ladder } from './ladder.ts';
import { findStanding } from './standing.ts';

const idea = 'Dental offices lose six hours a week on the phone.';

describe('the evidence that is counted', () => {
  it.each<[ScoreInput, string, number, number]>([
    [{ idea }, 'none', 4, 4],
    [{ idea, evidence: 'none' }, 'none', 4, 4],
    [{ idea, evidence: 'opinions' }, 'opinion', 4, 4],
    [{ idea, evidence: 'desk-research' }, 'desk-research', 6, 6],
    [{ idea, evidence: 'interviews', evidenceCount: 5 }, 'interviews', 7, 7],
    [{ idea, evidence: 'interviews', evidenceCount: 4 }, 'opinion', 4, 4],
    // How many is open: the range reaches down to what opinions carry.
    [{ idea, evidence: 'interviews' }, 'interviews', 7, 4],
    [{ idea, evidence: 'waitlist', evidenceCount: 10 }, 'waitlist', 8, 8],
    [{ idea, evidence: 'waitlist', evidenceCount: 7 }, 'interviews', 7, 7],
    [{ idea, evidence: 'waitlist', evidenceCount: 2 }, 'opinion', 4, 4],
    [{ idea, evidence: 'waitlist' }, 'waitlist', 8, 4],
    [{ idea, evidence: 'letters', evidenceCount: 1 }, 'payment', 10, 10],
    [{ idea, evidence: 'paying', evidenceCount: 1 }, 'payment', 10, 10],
    [{ idea, evidence: 'paying', evidenceCount: 0 }, 'none', 4, 4],
    [{ idea, stage: 'revenue' }, 'payment', 10, 10],
    [{ idea: `${idea} We interviewed 12 offices.` }, 'interviews', 7, 7],
    [{ idea: `${idea} 12 offices pay us.` }, 'payment', 10, 10],
    [{ idea, problem: '40 offices are on the waitlist.' }, 'waitlist', 8, 8],
    // The field beats the text, and the sheet's own choice beats both.
    [{ idea: `${idea} 12 offices pay us.`, evidence: 'none' }, 'none', 4, 4],
    [{ idea, evidence: 'none', assumptions: { evidence: 'waitlist' } }, 'waitlist', 8, 8],
    [{ idea, evidence: 'opinions', assumptions: { evidence: 'nonsense' } }, 'opinion', 4, 4],
  ])('%j → %s', (input, rung, ceiling, ceilingLow) => {
    expect(findStanding(input)).toMatchObject({ rung, row: { ceiling }, ceilingLow });
  });

  it('tells promised money from money that arrived', () => {
    expect(findStanding({ idea: `${idea} We signed letters of intent.` }).money).toBe('letters');
    expect(findStanding({ idea: `${idea} Three offices pay us.` }).money).toBe('paying');
    expect(findStanding({ idea, evidence: 'letters', evidenceCount: 2 }).money).toBe('letters');
    expect(findStanding({ idea }).money).toBeNull();
  });

  it('keeps the ceilings of the ladder', () => {
    expect(ladder.map(({ ceiling }) => ceiling)).toEqual([4, 4, 6, 7, 8, 10]);
  });

  it('never lowers the ceiling when there are more of them', () => {
    const kind = fc.constantFrom<NonNullable<ScoreInput['evidence']>>(
      'interviews',
      'waitlist',
      'letters',
      'paying',
    );
    fc.assert(
      fc.property(kind, fc.nat(200), fc.nat(200), (evidence, few, more) => {
        const of = (evidenceCount: number) => findStanding({ idea, evidence, evidenceCount }).row.ceiling;
        expect(of(few + more)).toBeGreaterThanOrEqual(of(few));
      }),
    );
  });
});
