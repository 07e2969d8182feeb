import { expect, test } from 'vitest';
import { isCorrection, isSameIdea } from './same-idea.ts';

const first = {
  idea: 'Gap filling for dentists',
  job: 'dental/recall#job:1',
  rivals: ['Weave'],
  assumptions: { a: 1 },
};

test('another reading of the same words is a correction; the same again is none', () => {
  expect(
    isCorrection(first, { ...first, job: 'pets/grooming#job:0', niche: 'grooming', customer: 'groomers' }),
  ).toBe(true);
  const { job: _field, ...unread } = first;
  expect(isCorrection(first, unread)).toBe(true);
  expect(isCorrection(first, { ...first })).toBe(false);
  expect(isSameIdea(first, { ...first })).toBe(true);
});

test('another text, another answer or no text at all is none', () => {
  expect(isCorrection(first, { ...first, idea: 'Gap filling for vets' })).toBe(false);
  expect(isCorrection(first, { ...first, job: 'pets/grooming#job:0', rivals: ['Weave', 'NexHealth'] })).toBe(
    false,
  );
  expect(isCorrection(first, { ...first, job: 'pets/grooming#job:0', assumptions: { a: 2 } })).toBe(false);
  expect(isCorrection({ customer: 'dentists' }, { customer: 'vets' })).toBe(false);
});
