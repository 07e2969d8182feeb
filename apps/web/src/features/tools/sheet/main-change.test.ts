import type { Figure } from '@slipway/core';
import type { AnswerBlock, Report } from '@slipway/report';
import { expect, it } from 'vitest';
import { findMainChange, findWordChange } from './main-change.ts';

const make = (value: number, word: AnswerBlock['word'], more: Partial<AnswerBlock>, unit: Figure['unit']) =>
  ({
    blocks: [{ id: 'a', kind: 'answer', word, dials: [], ...more }],
    figures: {
      f: { id: 'f', label: 'F', value, unit, provenance: { kind: 'assumed', why: '' } },
    },
  }) as unknown as Report;

const dial = { dials: [{ label: 'Idea', figure: 'f', max: 100 }] };
const big = { big: { label: 'Runway', figure: 'f' } };

it.each([
  ['a dial', dial, 'points', { label: 'Idea', before: '30', after: '44', unit: 'of 100' }],
  ['a number with its unit', big, 'months', { label: 'Runway', before: '30', after: '44', unit: 'months' }],
  ['no number', {}, 'months', null],
] as const)('%s', (_, more, unit, change) => {
  expect(findMainChange(make(30, null, more, unit), make(44, null, more, unit), [])).toEqual(change);
});

it('of an answer in words the first number that was counted anew', () => {
  const withPace = (value: number, pace: number) => {
    const { blocks, figures } = make(value, null, {}, 'months');
    const set = { label: 'Pace', value: pace, unit: 'count', provenance: { kind: 'assumed', why: '' } };
    const counted = { ...figures.f, provenance: { kind: 'derived', formula: 'pace', inputs: ['pace'] } };
    return { blocks, figures: { pace: set, f: counted } } as unknown as Report;
  };
  const moved = [{ id: 'pace' }, { id: 'f' }];
  expect(findMainChange(withPace(30, 1), withPace(44, 2), moved)).toEqual({
    label: 'F',
    before: '30',
    after: '44',
    unit: 'months',
  });
});

it('the number of a headline, also where only one of the two sheets is known by it', () => {
  const withHeadline = (value: number, more: object) => ({
    ...make(value, null, {}, 'months'),
    blocks: [{ id: 'h', kind: 'headline', verdict: { text: 'It lasts.' }, ...more }],
  });
  const before = withHeadline(30, big) as unknown as Report;
  const after = withHeadline(44, {}) as unknown as Report;
  expect(findMainChange(before, after, [])).toMatchObject({ label: 'Runway', before: '30', after: '44' });
});

it('the word only where it became another', () => {
  const before = make(30, 'Test first', dial, 'points');
  expect(findWordChange(before, make(44, 'Go', dial, 'points'))).toEqual(['Test first', 'Go']);
  expect(findWordChange(before, make(44, 'Test first', dial, 'points'))).toBeNull();
});
