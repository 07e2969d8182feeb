import { loadKnowledge } from '@slipway/knowledge/load';
import { expect, it } from 'vitest';
import { loadReader } from '../../disk/load-reader.ts';

const read = loadReader(loadKnowledge().niches);

it.each([
  ['There are around 1,900 amateur choirs in Denmark. Each buys sheet music.', 1900, 'amateur choirs'],
  [
    'in Ohio there are 340 grain elevators and all weigh by hand, we sell them a scale',
    340,
    'grain elevators',
  ],
])('%s', (text, count, of) => {
  expect(read(text).claims.counted?.value).toEqual({ count, of });
});

it.each([
  'We have 62 choirs on a list and 400 singers.',
  'There are 3 publishers who said yes.',
  'A choir pays 1,200 kroner a year.',
])('counts nobody in: %s', (text) => {
  expect(read(text).claims.counted).toBeNull();
});
