import { expect, it } from 'vitest';
import { fitPlace } from './place.ts';

it.each([
  ['ZA', ['AFRICA'], 'here'],
  ['KE', ['EAST-AFRICA'], 'here'],
  ['EU', ['DE'], 'here'],
  ['DE', ['EU'], 'here'],
  ['EU', ['NORDICS'], 'here'],
  ['NG', ['EAST-AFRICA'], 'elsewhere'],
  ['US', ['AFRICA'], 'elsewhere'],
  ['EU', ['GB'], 'elsewhere'],
  [null, ['GB'], 'anywhere'],
  ['US', [], 'anywhere'],
] as const)('a row of %s, sold in %s, is %s', (region, places, fit) => {
  expect(fitPlace(region, places)).toBe(fit);
});
