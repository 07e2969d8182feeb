import { expect, test } from 'vitest';
import { exampleReport } from '../testing/example-report.ts';
import { sayExtremes } from './extremes.ts';

test('one known value is named, and not called all of them', () => {
  const known = { label: 'Reach', figure: 'reach' };
  const open = { label: 'Cost', figure: 'cac' };
  expect(sayExtremes([open, known], exampleReport.figures)).toMatch(/^Reach \d+%?$/u);
  expect(sayExtremes([open], exampleReport.figures)).toBe('none is known');
});
