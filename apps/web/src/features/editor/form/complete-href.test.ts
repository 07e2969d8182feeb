import { isSafeHref } from '@slipway/page';
import { expect, test } from 'vitest';
import { xssVectors } from '../../../../../../packages/page/src/testing/xss-vectors.ts';
import { completeHref } from './complete-href.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/a?b=1 ', 'https://www.example.com/a?b=1'],
  ['me@example.com', 'mailto:me@example.com'],
  ['+1 (555) 010-99', 'tel:+155501099'],
  ['https://x.example', 'https://x.example'],
  ['#section-1', '#section-1'],
  ['', ''],
  ['two words', 'two words'],
])('%s is %s', (typed, href) => {
  expect(completeHref(typed)).toBe(href);
});

test('what runs is not made to look safe', () => {
  for (const vector of xssVectors.filter((one) => /script:|^data:/i.test(one)))
    expect(isSafeHref(completeHref(vector)) && /^\s*(?:java|vb|data)/i.test(completeHref(vector))).toBe(
      false,
    );
});
