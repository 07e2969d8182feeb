import { describe, expect, it } from 'vitest';
import { loadTestAnalyst } from '../../../test/known.ts';

const read = loadTestAnalyst().read;
const story = 'We tune church organs in Tyrol and keep the damp out of the pipes all winter.';
const factsOf = (text: string) => read(`${story} ${text}`).claims.facts;

describe('who acts, what they do and whether they did it give a number its role', () => {
  it.each([
    // They would: a promise, and no customer.
    ['Nine parishes would sign for it.', { kind: 'waiting', value: 9, sure: true }],
    ['Two choirs and the abbey said they would send us pupils.', { kind: 'waiting', value: 2 }],
    ['My cousin and four sextons would try it.', { kind: 'waiting', value: 4 }],
    ['Three dioceses have asked about a price for all of them.', { kind: 'waiting', value: 3 }],
    // They did.
    ['We did it for free with 26 parishes and 19 finished.', { kind: 'trial', value: 26 }],
    ['Fourteen sextons were interviewed.', { kind: 'interviews', value: 14, sure: true }],
    // We do.
    ['We collect from 38 sawmills.', { kind: 'paying', value: 38, noun: 'sawmills' }],
    ['We move about 700 pipes a month.', { kind: 'volume', value: 700, per: 'month' }],
    ['We want to build a van and grow to 90 parishes by next year.', { kind: 'aim', value: 90 }],
    // Money that goes out, money that comes in.
    ['We pay 4 euros per pipe and sell it for 11 euros.', { kind: 'unit-cost', value: 4, per: 'pipe' }],
    ['We pay 4 euros per pipe and sell it for 11 euros.', { kind: 'price', value: 11 }],
    ['The agency charges 62 euros an hour.', { kind: 'rival-price', value: 62, per: 'hour', sure: true }],
    ['I have 12,000 euros of savings.', { kind: 'cash', value: 12_000, sure: true }],
    ['I take 18 percent.', { kind: 'share', value: 18, sure: true }],
    ['Later I would rent out pipes and keep 12 percent.', { kind: 'share', value: 12 }],
    [
      'We sell it for 90 euros. Now we do not know whether to go with 70 euros.',
      { kind: 'asked-price', value: 70 },
    ],
    // How long, how many at a time.
    ['It is a 10 week course for sextons.', { kind: 'lasts', value: 10, noun: 'weeks' }],
    ['12 seats per course, 900 euros each.', { kind: 'capacity', value: 12, per: 'course' }],
    ['I was a tuner for 22 years.', { kind: 'years', value: 22 }],
  ])('%s', (text, fact) => {
    expect(factsOf(text)).toContainEqual(expect.objectContaining(fact));
  });
});

it.each([
  'Nine parishes would sign for it.',
  'Two choirs and the abbey said they would send us pupils.',
  'My cousin and four sextons would try it.',
  'I know the 240-bed home near Lyon.',
])('%s Nobody pays.', (text) => {
  expect(factsOf(text).filter(({ kind }) => kind === 'paying' || kind === 'sold')).toEqual([]);
});

it('what is paid for goods is no price, however much it looks like one', () => {
  const { price } = read(
    'We collect used oil in Monterrey. We pay 6 pesos per litre and sell to a plant in Saltillo for 13.5 pesos.',
  );
  expect(price?.value).toMatchObject({ amount: 13.5, currency: 'MXN' });
});

it('the price for the whole course is the price, and not a month of it', () => {
  const { price } = read(
    'A 12-week programme for parents in Cork. €39 a month or €99 for the 12 weeks. One video a day.',
  );
  expect(price?.value).toMatchObject({ amount: 99, currency: 'EUR' });
});
