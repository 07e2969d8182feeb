import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const stopAt = Date.parse('2026-12-01T00:00:00Z');
const plan = {
  id: 'e',
  publication_id: 'p',
  project_id: 'j',
  user_id: 'u',
  page_a: 'a',
  page_b: 'b',
  hypothesis: 'Workshops sign up',
  sample: 400,
  threshold_ppm: 50_000,
  certainty_ppm: 950_000,
  started_at: 0,
  stop_at: stopAt,
  ended_at: null,
};
const counted = (visitors_a: number, signups_a: number, visitors_b: number, signups_b: number) => ({
  ...plan,
  visitors_a,
  signups_a,
  visitors_b,
  signups_b,
});

test.each([
  [
    'is better and holds',
    counted(400, 16, 400, 44),
    { state: 'decided', winner: 'b', holds: true },
    'Page B is better: 16 of 400 (4 %) signed up on A, 44 of 400 (11 %) on B. Chance that B is better: over 99.9 %. The hypothesis holds: 8.3 % to 14.4 % sign up; 5 % was the mark.',
  ],
  [
    'neither, and it does not hold',
    counted(400, 8, 400, 9),
    { state: 'decided', winner: null, holds: false },
    'Neither page is clearly better: 8 of 400 (2 %) signed up on A, 9 of 400 (2.3 %) on B. Chance that B is better: 59.4 %, 95 % was needed. The hypothesis does not hold: 1.3 % to 3.4 % sign up; 5 % was the mark.',
  ],
  [
    'a winner, and nobody can say whether it holds',
    counted(400, 24, 400, 8),
    { state: 'decided', winner: 'a', holds: null },
    'Page A is better: 24 of 400 (6 %) signed up on A, 8 of 400 (2 %) on B. Chance that A is better: 99.8 %. Whether the hypothesis holds is open: 4.1 % to 8.8 % sign up; 5 % was the mark.',
  ],
  [
    'too few came',
    counted(400, 60, 399, 5),
    { state: 'too-few', winner: null, holds: null },
    'No verdict: too few visitors came by 30 Nov 2026. Page A has 400 of 400 visitors, page B 399.',
  ],
])('at the end: %s', (_, row, verdict, sentence) => {
  expect(judge(row, stopAt)).toEqual({ ...verdict, sentence });
});

test('before the end there is no winner, whatever was counted', () => {
  const count = fc.nat(5000);
  fc.assert(
    fc.property(count, count, count, count, fc.integer({ min: 1, max: stopAt }), (a, x, b, y, early) => {
      const { state, winner, holds } = judge(counted(a, x, b, y), stopAt - early);
      expect({ state, winner, holds }).toEqual({ state: 'running', winner: null, holds: null });
    }),
  );
});
