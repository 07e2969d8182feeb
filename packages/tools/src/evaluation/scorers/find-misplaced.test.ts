import { expect, test } from 'vitest';
import { findMisplaced } from './find-misplaced.ts';
import { breweries, count, listOf, reportOf, says } from './report-in-test.ts';

const shows = (text: string) =>
  reportOf([listOf(says('size', text, { kind: 'source', id: 'count' }))], [breweries], [count]);

test('a foreign count shown as if it held here is found, also where nobody said where', () => {
  expect(findMisplaced(shows('There are {{f:breweries}}.'), 'KE')).toHaveLength(1);
  expect(findMisplaced(shows('There are {{f:breweries}}.'), null)).toHaveLength(1);
});

test('a figure in the text brings its publisher’s country along', () => {
  const report = reportOf([listOf(says('size', 'There are {{f:breweries}}.'))], [breweries], [count]);
  expect(findMisplaced(report, 'KE')).toHaveLength(1);
});

test('it may be shown at home, for the whole world, or when the place is named', () => {
  expect(findMisplaced(shows('There are {{f:breweries}}.'), 'AU')).toEqual([]);
  expect(findMisplaced(shows('Australia has {{f:breweries}}.'), 'KE')).toEqual([]);
  const world = reportOf(
    [listOf(says('size', 'There are {{f:breweries}}.', { kind: 'source', id: 'count' }))],
    [breweries],
    [{ ...count, region: 'global' }],
  );
  expect(findMisplaced(world, 'KE')).toEqual([]);
});
