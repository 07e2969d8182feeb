import { expect, test } from 'vitest';
import { findUngrounded } from './find-ungrounded.ts';
import { breweries, count, listOf, reportOf, says } from './report-in-test.ts';

const input = { idea: 'Breweries lose one keg in ten.' };

test('figures, sources, the founder’s words, questions and tasks are grounded', () => {
  const report = reportOf(
    [
      listOf(
        says('size', 'There are {{f:breweries}}, counted in 2024.', { kind: 'source', id: 'count' }),
        says('loss', 'One keg in ten is gone.', { kind: 'said', field: 'idea', quote: 'one keg in ten' }),
        says('ask', 'What would twelve kegs cost?'),
      ),
      { id: 'steps', kind: 'steps', steps: [{ id: 'call', do: says('call', 'Call forty of them.') }] },
    ],
    [breweries],
    [count],
  );
  expect(findUngrounded(report, input)).toEqual([]);
});

test.each([
  ['in digits', 'A keg costs 140 dollars.'],
  ['in words', 'A keg costs a hundred and forty dollars.'],
  ['as a share', 'A third of them never come back.'],
  ['of a figure that is not there', 'There are {{f:pubs}}.'],
])('a number of its own is found: %s', (_, text) => {
  expect(findUngrounded(reportOf([listOf(says('lie', text))]), input)).not.toEqual([]);
});
