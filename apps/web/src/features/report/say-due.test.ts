import { expect, it } from 'vitest';
import { sayDue } from './say-due.ts';

it.each([
  [14, '2026-11-30T12:00:00Z', 'by 14 December'],
  [1, '2026-11-30T12:00:00Z', 'by 1 December'],
  [14, '2026-12-24T12:00:00Z', 'by 7 January 2027'],
  [0, '2026-11-30T12:00:00Z', 'today'],
  [14, undefined, 'within 14 days'],
  [1, undefined, 'tomorrow'],
  [14, 'no date', 'within 14 days'],
])('%d days from %s: %s', (days, madeAt, words) => {
  expect(sayDue(days, madeAt)).toBe(words);
});
