import { expect, test } from 'vitest';
import { isCorrection, isSameIdea } from './same-idea.ts';

const first = {
  idea: 'Gap filling for dentists',
  venture: 'dental/recall-texts',
  rivals: ['Weave'],
  assumptions: { a: 1 },
};

test('another reading of the same words is a correction; the same again is none', () => {
  expect(
    isCorrection(first, { ...first, venture: 'pets/grooming-van', niche: 'grooming', customer: 'groomers' }),
  ).toBe(true);
  const { venture: _field, ...unread } = first;
  expect(isCorrection(first, unread)).toBe(true);
  expect(isCorrection(first, { ...first })).toBe(false);
  expect(isSameIdea(first, { ...first })).toBe(true);
});

test('another text, another answer or no text at all is none', () => {
  expect(isCorrection(first, { ...first, idea: 'Gap filling for vets' })).toBe(false);
  expect(
    isCorrection(first, { ...first, venture: 'pets/grooming-van', rivals: ['Weave', 'NexHealth'] }),
  ).toBe(false);
  expect(isCorrection(first, { ...first, venture: 'pets/grooming-van', assumptions: { a: 2 } })).toBe(false);
  expect(isCorrection({ customer: 'dentists' }, { customer: 'vets' })).toBe(false);
});
