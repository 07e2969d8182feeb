import { expect, test } from 'vitest';
import { sayFact } from './say-fact.ts';

test.each([
  ['names', ['Weave', 'NexHealth'], 'Weave, NexHealth'],
  [
    'sentences',
    ['A patient cancels.', 'The first yes is booked.'],
    'A patient cancels. The first yes is booked.',
  ],
  ['features and rivals', { columns: ['You', 'Weave'], rows: [{}, {}] }, '2 rows'],
])('a list of %s', (_, value, said) => {
  expect(sayFact({ value, unit: null, currency: null, options: [] })).toBe(said);
});
