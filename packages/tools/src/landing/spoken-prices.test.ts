import { expect, test } from 'vitest';
import { spokenPrices } from './spoken-prices.ts';

test.each([
  [
    'Fixed prices by phone before we come: £75 by day, £110 at night, no drilling unless you say so.',
    '£75',
    ['By day £75', 'At night £110'],
  ],
  ['160 zł for one child and 290 zł for two.', '160 zł', ['One child 160 zł', 'Two 290 zł']],
  [
    'A third of new ones: 24 euros a chair, 45 euros a desk.',
    '24 euros',
    ['A chair 24 euros', 'A desk 45 euros'],
  ],
  ['$39 a month and $5 a user.', '$39', []],
  ['Hems from €18, zips from €24.', '€18', ['Hems from €18', 'Zips from €24']],
  ['Call-out $180, parts at cost.', '$180', []],
  ['We sell at £90 with a frame, £60 without.', '£90', []],
  ['Glue costs £5 for a jar, leather £20 for a hide.', '£5', []],
  ['£75 by day, and we answer in a minute, £110 at night.', '£75', []],
  ['£75 by day, £110 at night.', '£60', []],
])('%s', (sentence, main, expected) => {
  expect(spokenPrices(sentence, main).map(({ item, amount }) => `${item} ${amount}`)).toEqual(expected);
});
