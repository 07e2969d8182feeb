import { expect, test } from 'vitest';
import { maskWords } from './mask.ts';

test('what the founder wrote is gone, in every form, and what only an expert would add is left', () => {
  const left = maskWords('Kegstar rents pooled kegs; brewery pubs pay excise on 12 barrels.', [
    'Small breweries lose a keg; pubs forget them.',
  ]);
  expect(left.map(({ word }) => word)).toEqual(['kegstar', 'rents', 'pooled', 'excise', 'barrels']);
});
