import { expect, it } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';

const read = loadTestAnalyst().read;

it.each([
  // The founder's limit and the founder's job are no product.
  [
    'i can only do 5 visits a day, mobile physio for dogs after surgery',
    'mobile physio for dogs after surgery',
  ],
  [
    'I teach braille. Tactile board games for blind kids and their sighted siblings.',
    'Tactile board games for blind kids and their sighted siblings',
  ],
  [
    'I teach braille at a school in Porto. I want to sell tactile board games that blind and sighted children can play together. Schools pay 60 euros a game. I made 12 by hand.',
    'tactile board games that blind and sighted children can play together',
  ],
  [
    'I am a physio for dogs in Leeds. I can only do 5 visits a day. Owners book me for home visits after surgery.',
    'Owners book me for home visits after surgery',
  ],
  [
    'We fly two Harris hawks over landfills, and the gulls settle elsewhere',
    'flies two Harris hawks over landfills',
  ],
  // Asked of what stands behind it.
  [
    'is there a market for left handed secateurs and pruning saws made in small batches?',
    'left handed secateurs and pruning saws made in small batches',
  ],
  // Without "we" and "what I've got is".
  ['I clean beehives for hobby beekeepers, £40 a hive', 'cleans beehives for hobby beekeepers'],
  [
    "What I've got is a bot that looks at the DVSA site for cancelled tests and grabs one for you",
    'a bot that looks at the DVSA site',
  ],
  // Never within a phrase.
  [
    'a rain cape for wheelchair users you can put on alone with one hand',
    'a rain cape for wheelchair users you can put on alone',
  ],
  [
    'smart ear tags that tell you which ewe is about to lamb',
    'smart ear tags that tell you which ewe is about to lamb',
  ],
  // What it shows is still to come.
  [
    'A QR sticker on each keg and a scan app show where every keg is, remind the bar and bill the deposit.',
    'a QR sticker',
  ],
  ['leasing cows', null],
  // Numbers beside it take nothing away where no other sentence says what it is.
  [
    "Coffee van at the train station car park in Gosford, A$5 a cup, about 55 cups a day. Milk and beans are $1.60 a cup. I'm up at 4.15 every day and feel like I earn less than the kid at Maccas.",
    'Coffee van at the train station car park in Gosford',
  ],
])('%s: %s', (text, stated) => {
  expect(read(text).stated).toBe(stated);
});
