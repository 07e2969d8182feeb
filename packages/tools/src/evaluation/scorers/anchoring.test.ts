import { expect, test } from 'vitest';
import { anchoring } from './anchoring.ts';
import { breweries, count, listOf, reportOf, says } from './report-in-test.ts';

const input = { idea: 'Breweries lose "one keg" in ten.' };

test('a figure, a source and the founder’s words tie a statement; a question needs none', () => {
  const report = reportOf(
    [
      listOf(
        says('a', 'There are {{f:breweries}}.'),
        says('b', 'Pubs forget steel.', { kind: 'source', id: 'count' }),
        says('c', 'Kegs get lost.', { kind: 'said', field: 'idea', quote: 'lose "one keg"' }),
        says('d', 'Who pays?'),
      ),
    ],
    [breweries],
    [count],
  );
  expect(anchoring(report, input)).toEqual({ statements: 3, loose: [] });
});

test('nothing, a source that is not there, and words nobody said tie nothing', () => {
  const report = reportOf([
    listOf(
      says('a', 'Competition is strong.'),
      says('b', 'Pubs forget steel.', { kind: 'source', id: 'gone' }),
      says('c', 'Kegs get lost.', { kind: 'said', field: 'idea', quote: 'we own the market' }),
      says('d', 'There are {{f:gone}}.'),
    ),
  ]);
  expect(anchoring(report, input).loose).toEqual(['a', 'b', 'c', 'd']);
});
