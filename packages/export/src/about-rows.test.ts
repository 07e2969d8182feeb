import { expect, test } from 'vitest';
import { everySource } from '../test/sources.ts';
import { aboutRows } from './about-rows.ts';

test('a file says what in it does not agree, and nothing where all does', () => {
  const { about, report } = everySource;
  const row = (disagrees: readonly string[]) =>
    aboutRows({ ...about, disagrees }, [report]).find(({ label }) => label === 'Does not agree')?.value;
  expect(row(['Price on the page', 'Runway'])).toBe(
    'Price on the page; Runway. The company’s own figures differ here.',
  );
  expect(row(['Runway: it lasts 8 months.', 'Price'])).toBe(
    'Runway: it lasts 8 months; Price. The company’s own figures differ here.',
  );
  expect(row([])).toBeUndefined();
});
