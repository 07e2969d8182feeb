import { describe, expect, it } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';

const read = loadTestAnalyst().read;
const story =
  'We tune pianos at home in Lyon and want to sell a care plan, 90 euro a year, with one visit. There are 700 pianos with us on the list of the dealer.';

describe('what a founder asks', () => {
  it.each([
    ['Is it worth hiring an apprentice?', { kind: 'hire', amount: null }],
    ['Should I take on somebody?', { kind: 'hire', amount: null }],
    ['I wonder if one more welder would earn his wage.', { kind: 'hire', amount: null }],
    ['Is a second workshop wise?', { kind: 'second', amount: null }],
    ['Do we need a bigger van?', { kind: 'second', amount: null }],
    ['What if we asked 120?', { kind: 'price', amount: 120 }],
    ['Is that too cheap?', { kind: 'price', amount: null }],
    ['What should I charge?', { kind: 'price', amount: null }],
    ['Should I raise my prices?', { kind: 'price', amount: null }],
    // How and when to charge, and what others ask: no sum of the founder's decides it.
    ['Per visit or monthly, what price is wiser?', null],
    ['Is a subscription better than to charge by the visit?', null],
    ['Do I charge those two now or wait?', null],
    ['Two hotels ask for 30% of the takings, is that normal?', null],
    ['What first, a second machine or a generator?', null],
    ['Buy one trailer or two?', { kind: 'second', amount: null }],
    ['Can I quit my job?', { kind: 'quit', amount: null }],
    ['Is it enough for the two of us to live on?', { kind: 'live', amount: null }],
    ['Can this make a million?', { kind: 'reach', amount: null }],
    ['Will the dealers copy us?', null],
    ['We want to hire an apprentice.', null],
  ])('%s', (text, question) => {
    expect(read(`${story} ${text}`).claims.question).toEqual(question);
  });
});

describe('the product is what is sold', () => {
  it.each([
    ['We can do 3 visits a week.', 'a care plan with one visit'],
    ['Around 800 owners have a piano that nobody tunes.', 'a care plan with one visit'],
    ['Rent is 2,400 a month.', 'a care plan with one visit'],
  ])('not: %s', (aside, title) => {
    const text = `I learnt the trade from my father. We want to sell a care plan, 90 euro a year, with one visit. ${aside}`;
    expect(read(text).stated).toBe(title);
  });
});

it.each([
  [
    'We wash sailing boats in Split and the owner pays us 120 euro. There are 1,150 boats here.',
    'owners of sailing boats',
  ],
  ['We scrub the hulls of sailing boats in Split, so the owner pays us 120 euro.', 'owners of sailing boats'],
  ['Boat owners in Split pay us 120 euro a wash, we come to the harbour on Saturdays.', 'boat owners'],
])('a holder is named by what is held: %s', (text, payer) => {
  expect(read(text).pays?.value).toBe(payer);
});

it.each([
  ['Our tool checks invoices. We have 11 paying contractors in Utrecht at €290 a month.', 'contractors'],
  ['Our tool checks invoices. Eight existing building contractors pay €290 a month.', 'building contractors'],
])('who pays is named by who they are, not by what they are to the founder: %s', (text, payer) => {
  expect(read(text).pays?.value).toBe(payer);
});
