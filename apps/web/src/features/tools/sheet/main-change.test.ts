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
  expect(findMainChange(make(30, null, more, unit), make(44, null, more, unit))).toEqual(change);
});

it('the word only where it became another', () => {
  const before = make(30, 'Test first', dial, 'points');
  expect(findWordChange(before, make(44, 'Go', dial, 'points'))).toEqual(['Test first', 'Go']);
  expect(findWordChange(before, make(44, 'Test first', dial, 'points'))).toBeNull();
});
