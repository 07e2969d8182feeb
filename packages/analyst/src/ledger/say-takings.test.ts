import { expect, test } from 'vitest';
import { readSaid } from '../../test/said-sums.ts';
import { sayTakings } from './say-takings.ts';

test.each([
  // 14 × 85; nobody said what one costs.
  [
    'Hypnotherapy in Cork, €85 a session, and I do 14 sessions a week.',
    'You take €1,190 a week; what stays of it is open.',
  ],
  // 38 × (45 − 14); how many days the stall was paid for is not said.
  [
    'I make leather belts in Porto. One costs me 14 euros, I sell them at 45 each and sold 38 last month. A stall costs 35 euros a day.',
    'It left €1,180 last month before €35 a day, your own pay and tax.',
  ],
  // 6 × 150 ÷ (6 × 5).
  [
    'Bookkeeping for tattoo studios at $150 a month. I have 6 clients and spend 5 hours a month on each.',
    'You take $900 a month: $30 an hour for 30 hours of work; what stays of it is open.',
  ],
  // 180 × (11 − 3.90) = 1,278; nobody knows what the 900 are for.
  [
    'Mushrooms in Tallinn, 180 kg a week at 11 euros a kilo. Electricity and straw is 3.90 per kilo. Last thing, 900 euros.',
    'It leaves €1,280 a week before €900, your own pay and tax.',
  ],
  // Here it is counted to the end, and more is said of it elsewhere.
  ['Sourdough in Cork, 60 loaves a week at €6, flour €1.40 a loaf.', null],
  ['We want to sell cushions at €30 each.', null],
])('what comes in, where the rest is open: %s', (idea, said) => {
  expect(readSaid(idea, sayTakings)).toBe(said);
});
