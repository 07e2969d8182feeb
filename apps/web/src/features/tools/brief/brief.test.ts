import { readInput } from '@slipway/tools';
import { describe, expect, it } from 'vitest';
import { tinyFields } from '../../../../test/tiny-tool.ts';
import { answerField, briefFrom, emptyBrief, fillBlank, takeReading, toAnswers, toRaw } from './brief.ts';

const input = {
  idea: 'Twice as much',
  price: 1200.5,
  share: 0.07,
  rivals: ['Ann', 'Bob'],
  vertical: 'law',
  months: [{ month: '2026-10', revenue: 5, churn: 0.125 }],
};

it('shows an input as a person would have typed it, and reads it back as it was', () => {
  const answers = toAnswers(tinyFields, { ...input, stranger: 'x' });
  expect(answers).toEqual({
    idea: 'Twice as much',
    price: '1200.5',
    share: '7',
    rivals: 'Ann\nBob',
    vertical: 'law',
    months: [{ month: '2026-10', revenue: '5', churn: '12.5' }],
  });
  const read = readInput(tinyFields, toRaw(tinyFields, briefFrom(answers, 'run')));
  expect(read).toMatchObject({ ok: false, problems: [{ field: 'price' }] });
  const allowed = readInput(tinyFields, toRaw(tinyFields, briefFrom({ ...answers, price: '$999' }, 'run')));
  expect(allowed).toEqual({ ok: true, input: { ...input, price: 999 } });
});

it.each([
  ['7', 0.07],
  ['7%', 0.07],
  ['0.5', 0.005],
])('takes %s in a percent box as %s', (typed, share) => {
  const read = readInput(tinyFields, toRaw(tinyFields, answerField(emptyBrief, 'share', typed)));
  expect(read).toEqual({ ok: true, input: { share } });
});

it('says the limits of a share in percent', () => {
  const read = readInput(tinyFields, toRaw(tinyFields, answerField(emptyBrief, 'share', '101')));
  expect(read).toEqual({ ok: false, problems: [{ field: 'share', message: 'Share can be at most 100 %.' }] });
});

describe('what was read out of the idea', () => {
  const typed = answerField(emptyBrief, 'idea', 'x');

  it('fills what is open, never what was typed, picked or told before', () => {
    const before = answerField(answerField(typed, 'vertical', 'law', 'run'), 'price', '10');
    const after = takeReading(before, { vertical: 'dental', price: '99', share: '7' });
    expect(after.answers).toEqual({ idea: 'x', vertical: 'law', price: '10', share: '7' });
    expect(after.origins).toEqual({ idea: 'typed', vertical: 'run', price: 'typed', share: 'read' });
  });

  it('goes again when the words no longer say it', () => {
    const after = takeReading(takeReading(typed, { vertical: 'dental' }), {});
    expect(after).toEqual(typed);
  });

  it('is never sent as an answer', () => {
    expect(toRaw(tinyFields, takeReading(typed, { vertical: 'dental', price: '99' }))).toEqual({ idea: 'x' });
  });

  it('does not come back to a field that was emptied by hand', () => {
    const emptied = answerField(takeReading(typed, { vertical: 'dental' }), 'vertical', '');
    expect(takeReading(emptied, { vertical: 'dental' })).toBe(emptied);
    expect(fillBlank(emptied, { vertical: 'law' }, 'record')).toBe(emptied);
  });
});
