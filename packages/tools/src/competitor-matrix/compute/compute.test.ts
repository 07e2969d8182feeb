import { describe, expect, test } from 'vitest';
import type { CellState, Matrix } from '../../fields/matrix/field.ts';
import { compare } from './compared.ts';
import { kindOf, spreadOf } from './kinds.ts';
import { boundsOf, scoreOf, weightsFor } from './score.ts';
import { readSegments } from './segments.ts';

const states: Readonly<Record<string, CellState>> = { y: 'yes', p: 'partly', n: 'no', '?': 'unknown' };

/** A line a feature, the founder's own state first. */
function table(...lines: readonly string[]) {
  const cells = lines.map((line) => line.split(' ').map((key) => ({ state: states[key] ?? 'unknown' })));
  const matrix: Matrix = {
    columns: (cells[0] ?? []).map((_, at) => (at === 0 ? 'You' : `Rival ${at}`)),
    rows: cells.map((row, at) => ({ name: `Feature ${at}`, cells: row })),
  };
  return compare(matrix, undefined);
}

describe('a score', () => {
  test.each([
    ['y', 1, 1, 1, 1],
    ['n', 0, 1, 0, 0],
    ['p', 0.5, 1, 0.5, 0.5],
    ['?', 0, 0, 0, 1],
  ])('of one %s', (state, points, known, low, high) => {
    const score = scoreOf(table(`y ${state}`), 1, [1]);
    expect(score).toEqual({ points, known, total: 1 });
    expect(boundsOf(score)).toEqual({ low, high });
  });

  test('weighs what they weigh most, and leaves out what is unknown', () => {
    const compared = table('y y', 'y ?', 'y n', 'y p');
    const [segment] = readSegments(
      [{ segment: 'Salons', weighs: 'Feature 0; feature 1' }],
      compared.features,
      '',
    );
    const weights = weightsFor(segment, compared.features, 3);
    expect(weights).toEqual([3, 3, 1, 1]);
    expect(scoreOf(compared, 1, weights)).toEqual({ points: 3.5, known: 5, total: 8 });
  });
});

describe('a feature is', () => {
  test.each([
    ['stakes', 'n y y y y n', 'four of five have it'],
    ['open', 'n y y y n n', 'three of five are not nearly all'],
    ['stakes', 'y y ? y ?', 'all that are known, half of them'],
    ['open', 'y y ? ? ?', 'known of one in four: nothing is said'],
    ['only-you', 'y n n y ?', 'one of three known'],
    ['open', 'y n y y y n', 'three of five have it too'],
    ['white', 'n n n', 'nobody has it'],
    ['white', '? n n ?', 'nobody of those known'],
    ['open', 'n ? ? n', 'one known of three'],
    ['open', 'n ? ?', 'nothing is known'],
    ['only-you', 'y n n', 'nobody but you'],
  ])('%s: %s (%s)', (kind, line) => {
    expect(kindOf(spreadOf(table(line), 0))).toBe(kind);
  });
});

test('the founder’s column is the one that is called so', () => {
  const matrix = { columns: ['Acme', 'Harbour', 'us'], rows: [] };
  expect(compare(matrix, undefined).you).toBe(2);
  expect(compare(matrix, ' harbour ')).toMatchObject({ you: 1, rivals: [0, 2] });
  expect(compare({ columns: ['Acme'], rows: [] }, 'Harbour').you).toBeNull();
});

test('a feature that a buyer weighs is found by its words, and what is none is kept apart', () => {
  const [first, second] = readSegments(
    [
      { segment: 'Clinics', weighs: 'online bookings; Fax' },
      { segment: null, weighs: 'Deposits' },
    ],
    ['Deposits', 'Online booking for patients'],
    'dentists',
  );
  expect(first).toEqual({ name: 'Clinics', weighs: [1], unmatched: ['Fax'] });
  expect(second).toMatchObject({ name: 'Buyers 2', weighs: [0] });
});
