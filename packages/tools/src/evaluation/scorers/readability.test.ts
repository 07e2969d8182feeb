import { expect, test } from 'vitest';
import { readability } from './readability.ts';
import { listOf, reportOf, says } from './report-in-test.ts';

test('plain sentences lie between the limits', () => {
  const { ease, tooLong } = readability(
    reportOf([
      listOf(
        says(
          'a',
          'Brewers lose kegs because the pubs forget to send them back before the next invoice arrives.',
        ),
        says('b', 'A distributor sells tracking already, and its drivers call on each customer every week.'),
      ),
    ]),
  );
  expect(ease).toBeGreaterThan(50);
  expect(ease).toBeLessThan(70);
  expect(tooLong).toEqual([]);
});

test('a long and learned sentence is found out', () => {
  const long = `${'institutional considerations necessitate reorganisation '.repeat(8).trim()}.`;
  const { ease, tooLong } = readability(reportOf([listOf(says('a', long))]));
  expect(ease).toBeLessThan(0);
  expect(tooLong).toEqual([long]);
});
