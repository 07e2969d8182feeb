import { expect, test } from 'vitest';
import { readAloud } from './read-aloud.ts';
import { spellSounds } from './spell-sounds.ts';
import { readSpellingModel } from './spelling-model.ts';

/** Two ways lead to the same letters and sounds: `ab` and `c`, or `a` and `bc`. Of a hundred: 20 + 80 × 0.45 to `d` as C. */
const model = readSpellingModel(
  [
    'before\tpiece\tseen',
    '^\tab:A\t20',
    '^\ta:A\t80',
    'ab:A\tc:B\t1',
    'a:A\tbc:B\t1',
    'c:B\td:C\t1',
    'bc:B\td:C\t45',
    'bc:B\te:C\t25',
    'bc:B\td:D\t30',
    'd:C\t$\t1',
    'd:D\t$\t1',
    'e:C\t$\t1',
    '',
  ].join('\n'),
);

test('the chances of two ways to the same spelling are added', () => {
  const [first, second] = spellSounds(model, ['A', 'B', 'C']);
  expect([first?.letters, second?.letters]).toEqual(['abcd', 'abce']);
  // 56 to 20.
  expect(first?.share).toBeCloseTo(0.74, 1);
});

test('and of two ways to say it alike', () => {
  // 56 to 24; the way that comes last is 20 by itself.
  expect(readAloud(model, 'abcd').slice(0, 2)).toEqual([
    ['A', 'B', 'C'],
    ['A', 'B', 'D'],
  ]);
});
