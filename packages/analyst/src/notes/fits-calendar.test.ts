import { expect, test } from 'vitest';
import { fitsCalendar } from './fits-calendar.ts';

test.each([
  ['owners order in autumn and want the classic ready for spring', 'DE', true],
  ['owners order in autumn and want the classic ready for spring', 'LK', false],
  ['owners order in autumn and want the classic ready for spring', null, true],
  ['summer fairs and Ramadan fill drums', 'MX', false],
  ['orders double before Ramadan', 'SE', false],
  ['budgets are signed before the fiscal year ends', 'LK', true],
])('%s, in %s', (line, place, fits) => {
  expect(fitsCalendar(line, place)).toBe(fits);
});
