import { describe, expect, it } from 'vitest';
import { loadTestAnalyst } from '../../../test/known.ts';

const read = loadTestAnalyst().read;
const story = 'We plan the routes of grease haulers in Ohio and file the manifest for every trap.';
const factsOf = (text: string) => read(`${story} ${text}`).claims.facts;

describe('a number is bound to who does what in its clause', () => {
  it.each([
    [
      'It costs $90 per visit and i can only do 5 visits a day.',
      { kind: 'capacity', value: 5, noun: 'visits', per: 'day', sure: true },
    ],
    [
      "We can't do more than three houses a month.",
      { kind: 'capacity', value: 3, noun: 'houses', per: 'month' },
    ],
    [
      'An hour and a half for one haircut, I can only do four in a day.',
      { kind: 'capacity', value: 4, noun: null, per: 'day' },
    ],
    [
      'The city has 2,300 grease haulers.',
      { kind: 'market', value: 2300, noun: 'grease haulers', sure: true },
    ],
    [
      'About 600 grease haulers still use paper forms.',
      { kind: 'market', value: 600, noun: 'grease haulers', sure: true },
    ],
    ['There are 900 haulers in Ohio.', { kind: 'market', value: 900, noun: 'haulers', sure: true }],
    ['There are 900 bridges in Ohio.', { kind: 'market', value: 900, sure: false }],
    [
      'It is $60 per trap and the truck does 8 traps a day.',
      { kind: 'capacity', value: 8, noun: 'traps', per: 'day', sure: true },
    ],
    ['The truck makes 8 stops a day.', { kind: 'capacity', value: 8 }],
    [
      'We can do 3 visits a week. It is $480 a year, with one long visit.',
      { kind: 'included', value: 1, noun: 'long visit' },
    ],
    ['I charge $75 a truck.', { kind: 'price', value: 75, currency: 'USD', per: 'truck', sure: true }],
    [
      'We do a monthly plan of 65.000 pesos per machine and the owner sees no bill.',
      { kind: 'price', value: 65_000, per: 'machine a month' },
    ],
    [
      'Each sensor costs us 21 dollars landed.',
      { kind: 'unit-cost', value: 21, currency: 'USD', sure: true },
    ],
    ['Chemicals and power cost us 5.20 dollars a tonne.', { kind: 'unit-cost', value: 5.2, per: 'tonne' }],
    ['The oven is €90 and rent is 16 000 a month.', { kind: 'own-cost', value: 16_000, per: 'month' }],
    [
      'The box is €9. Ingredients come to 4,20, packaging 0,80.',
      { kind: 'unit-cost', value: 4.2, currency: 'EUR' },
    ],
    ['Rent is $900 a month.', { kind: 'own-cost', value: 900, per: 'month', sure: true }],
    [
      'I sell a bottle for £3.20, the bottle and cap cost us 55p.',
      { kind: 'unit-cost', value: 0.55, currency: 'GBP' },
    ],
    [
      'I sell a bottle for £3.20, the bottle and cap cost us £55.',
      { kind: 'unit-cost', value: 55, sure: false },
    ],
    ['I have $8,000 saved.', { kind: 'cash', value: 8000, sure: true }],
    ['I want to make $18,000 a month.', { kind: 'goal', value: 18_000, per: 'month', sure: true }],
    ['63 boat owners bought it last season.', { kind: 'paying', value: 63, noun: 'boat owners', sure: true }],
    [
      'Six haulers in Texas use it now and pay us every month.',
      { kind: 'paying', value: 6, noun: 'haulers' },
    ],
    [
      'Three offices have run it free for five weeks.',
      { kind: 'trial', value: 3, noun: 'offices', sure: true },
    ],
    [
      'I have talked with fourteen managing agents.',
      { kind: 'interviews', value: 14, noun: 'managing agents' },
    ],
    [
      'A hundred and twelve families registered after one post.',
      { kind: 'waiting', value: 112, noun: 'families' },
    ],
  ])('%s', (text, fact) => {
    expect(factsOf(text)).toContainEqual(expect.objectContaining(fact));
  });
});

describe('and to nobody else', () => {
  it.each([
    ['Clinics would pay us for 40 chairs.', 'paying'],
    ['We want to sell for 399.', 'paying'],
    ['I do it after work and make 1,400 monthly.', 'capacity'],
    ['We are not paying 30 drivers yet.', 'paying'],
    ['Retired nurses could sleep two hours a night.', 'capacity'],
  ] as const)('%s: no %s', (text, kind) => {
    expect(factsOf(text).filter((fact) => fact.kind === kind && fact.sure)).toEqual([]);
  });

  it('quotes the clause and not the next one', () => {
    const text = `${story} Each sensor costs us 21 dollars landed, and we sell it for 60 dollars.`;
    const cost = read(text).claims.facts.find(({ kind }) => kind === 'unit-cost');
    expect(text.slice(cost?.words.from, cost?.words.to)).toBe('Each sensor costs us 21 dollars landed');
  });
});

it('takes the sum that its clause calls a price for the price', () => {
  const { price } = read(
    'Maintenance for laundromats in Mexico. We do a monthly plan of 65.000 pesos per machine. I have 40,000 pesos saved and rent is 12,000 pesos a month.',
  );
  expect(price?.value).toEqual({ amount: 65_000, currency: 'MXN', per: 'machine a month' });
});

it('who is billed pays', () => {
  const { pays } = read(
    'We refill fire extinguishers for wildland crews. Each inspection is billed to the fire department, $65 per unit.',
  );
  expect(pays?.value).toBe('fire departments');
});

it('what the founder asks at the end is the doubt', () => {
  const { worry } = read(
    `${story} Dispatch systems could add it. Will a hauler pay for what the office does by hand?`,
  ).claims;
  expect(worry).toMatchObject({ value: 'Will a hauler pay for what the office does by hand?', sure: true });
});

describe('who did something is no count of a market', () => {
  it.each([
    '600 grease haulers use it today.',
    '140 grease haulers paid last year.',
    'There were 900 grease haulers at the fair.',
    '300 grease haulers are on our waiting list.',
    'A 300 gallon trap is full by Friday.',
    'Between 500 and 700 haulers wait there.',
    'We have 120 subscribers.',
  ])('%s', (text) => {
    expect(factsOf(text).filter(({ kind }) => kind === 'market')).toEqual([]);
  });
});

describe('what customers did is said outright, for good or bad', () => {
  it.each([
    [
      'Sold 210 last autumn, 19 were returned with a cracked lid.',
      { kind: 'sold', value: 210, noun: null, sure: true },
    ],
    ['Sold 210 last autumn, 19 were returned with a cracked lid.', { kind: 'lost', value: 19, sure: true }],
    ['We sold 90 kits, 12 came back because the seal leaks.', { kind: 'lost', value: 12, sure: true }],
    ['48 haulers pay us today but 7 cancelled.', { kind: 'lost', value: 7, sure: true }],
    ['25 haulers already pay by the month.', { kind: 'paying', value: 25, noun: 'haulers', sure: true }],
    ['We have a waiting list of 55.', { kind: 'waiting', value: 55, sure: true }],
    ['Nine haulers said yes.', { kind: 'waiting', value: 9, noun: 'haulers', sure: true }],
    ['A competitor offers one for 29 dollars.', { kind: 'rival-price', value: 29, sure: true }],
  ])('%s', (text, fact) => {
    expect(factsOf(text)).toContainEqual(expect.objectContaining(fact));
  });

  it.each([
    '30 haulers came back for a second order.',
    '30 haulers return every spring.',
    'Sold 80 last year and 30 came back for more.',
    'About 800 drivers leave the trade each year.',
  ])('%s Nobody left.', (text) => {
    expect(factsOf(text).filter(({ kind }) => kind === 'lost')).toEqual([]);
  });

  it('counts as evidence who bought, not what came back', () => {
    const { evidence } = read(`${story} Sold 210 last autumn, 19 came back because of rust.`).claims;
    expect(evidence?.value).toEqual({ rung: 'payment', count: 210, of: null, counted: 'sold' });
  });
});

it('counts dozens, and no twelve beside them', () => {
  const { facts } = read(
    'Frozen empanadas in Mendoza. I sell the dozen at 14,500 pesos, ingredients and box come to 8,200, I do 60 dozen a week.',
  ).claims;
  expect(facts).toContainEqual(
    expect.objectContaining({ kind: 'volume', value: 60, noun: 'dozen', per: 'week' }),
  );
  expect(facts.map(({ value }) => value)).not.toContain(12);
});

it.each([
  ['A cat groomer in Toronto, $110 a visit, and I have a waiting list of 6 weeks.', 'waiting', null],
  ['A yoga studio in Hull, £12 a class, and a waiting list of 14 people.', 'waiting', 14],
  ['A ramen place in Guadalajara, we sell about 45 bowls a day at 165 pesos.', 'volume', 45],
  ['Hotels pay our software €190 a month. We have €60k in the bank.', 'cash', 60_000],
  ['I groom cats in a van in Toronto. $110 a visit, 5 visits a day, 4 days a week.', 'volume', 5],
  ['I groom cats in a van in Toronto. $110 a visit, I hope for 5 visits a day.', 'volume', null],
])('who waits is no time, and 60k is not sixty: %s', (idea, kind, value) => {
  const found = loadTestAnalyst()
    .study({ idea })
    .profile.numbers.find((one) => one.kind === kind);
  expect(found?.value ?? null).toBe(value);
});

it('what is bought is paid once, though a person may be called so', () => {
  const { numbers } = loadTestAnalyst().study({
    idea: 'I resole shoes in Mechelen, €58 a pair, 26 pairs a week. Should I buy the finisher for €6,200?',
  }).profile;
  expect(numbers.find(({ value }) => value === 6200)).toMatchObject({ kind: 'considered', per: null });
});
