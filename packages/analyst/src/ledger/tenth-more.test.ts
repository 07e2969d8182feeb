import { expect, test } from 'vitest';
import { readSaid } from '../../test/said-sums.ts';
import { tenthMore } from './tenth-more.ts';

test.each([
  // 26 ÷ 10, up.
  [
    'I resole shoes in Mechelen, €58 a pair, 26 pairs a week.',
    '3 pairs more are sold a week, beside 26 pairs now.',
  ],
  [
    'Payroll for nurseries at £95 a month, 31 nurseries pay.',
    '4 nurseries more pay, beside 31 nurseries now.',
  ],
  // A tenth of three is nobody.
  ['Payroll for nurseries at £95 a month, 3 nurseries pay.', null],
  // What was sold last year comes at no pace.
  ['Honey in Oregon, $12 a jar, I sold 420 jars last year.', null],
])('what a move has to bring: %s', (idea, said) => {
  expect(readSaid(idea, tenthMore)).toBe(said);
});
