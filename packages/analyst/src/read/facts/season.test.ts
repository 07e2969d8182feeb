import { describe, expect, it } from 'vitest';
import { loadTestAnalyst } from '../../../test/known.ts';

const read = loadTestAnalyst().read;
const claimsOf = (text: string) => read(text).claims;
const ofKind = (text: string, kind: string) => claimsOf(text).facts.filter((fact) => fact.kind === kind);

describe('how much of the year it is sold', () => {
  it.each([
    ['We rent kayaks to campers, 18 euros a day from June to September.', 4, 'months'],
    ['Snow checks for flat roofs, $40 a month per roof, November to March.', 5, 'months'],
    ['Our mini golf near Bergen is open 22 weeks, 90 kroner a round.', 22, 'weeks'],
    ['I sell cherries at the road. The season is 9 weeks.', 9, 'weeks'],
    ['We shear sheep five months a year, 4 euros a sheep.', 5, 'months'],
  ] as const)('%s', (text, value, noun) => {
    expect(ofKind(text, 'season')).toEqual([
      expect.objectContaining({ value, noun, per: 'year', sure: true }),
    ]);
    expect(claimsOf(text).isSeasonal).toBe(true);
  });

  it.each([
    'We tested it from May to July with six farms. It costs 30 euros a month.',
    'Demand peaks from June to August. It costs 30 euros a month.',
    'Nurses lose three weeks a year to forms. We ask 30 euros a month.',
    'A bull works eight weeks a year. We ask 30 euros a month for the collar.',
    'What do I do from November to February? It costs 30 euros a month.',
    'We may start in spring and it may cost 30 euros a month.',
  ])('%s No season.', (text) => {
    expect(ofKind(text, 'season')).toEqual([]);
  });

  it('may be a part of unknown length', () => {
    const { isSeasonal, facts } = claimsOf(
      'We lease frost fans to vineyards, 300 euros a month during the season.',
    );
    expect([isSeasonal, facts.some(({ kind }) => kind === 'season')]).toEqual([true, false]);
  });
});

describe('how often it takes place', () => {
  it.each([
    ['Chess lessons for beginners, 14 euros a lesson, three times a week, 12 children on the list', 3],
    ['Yoga in the park, 8 dollars a class, Mondays and Fridays, 20 people on the list', 2],
  ])('%s', (text, value) => {
    expect(ofKind(text, 'times')).toEqual([expect.objectContaining({ value, per: 'week' })]);
  });

  it('is not the week of somebody else', () => {
    expect(ofKind('The inspector calls twice a year. We ask 60 euros a month.', 'times')).toEqual([]);
  });
});

describe('money and things of the founder', () => {
  it.each([
    ['We have 18 coolers out and 30 shops ask for one.', 'sold', { value: 18, noun: 'coolers' }],
    ['31 evenings are booked.', 'sold', { value: 31, noun: 'evenings' }],
    ['Seven schools said yes, three have paid a deposit.', 'deposit', { value: 3 }],
    ['Five ports signed letters of intent.', 'deposit', { value: 5, noun: 'ports' }],
    ['Sold 85 lamps at 120 euros last winter.', 'price', { value: 120, currency: 'EUR' }],
    ['A chain sells similar lamps for 59 euros.', 'rival-price', { value: 59 }],
    ['I pay the driver 900 euros a month.', 'own-cost', { value: 900, per: 'month' }],
    ['I pay the driver 900 euros a month and the garage is 150 euros a month.', 'own-cost', { value: 150 }],
    ['Wages are 2,400 euros a month.', 'own-cost', { value: 2400 }],
  ] as const)('%s', (text, kind, fact) => {
    const all = ofKind(`We build cold boxes for shops in Crete. ${text}`, kind);
    expect(all).toContainEqual(expect.objectContaining({ ...fact, sure: true }));
  });

  it.each([
    ['Nine shops have used it, five came back.', 'lost'],
    ['One fan in twelve comes back.', 'lost'],
    ['Our customers pay 40 euros a month.', 'own-cost'],
    ['The yard man takes the same nine angles out and back.', 'paying'],
    ['Five ports signed up for the newsletter.', 'deposit'],
  ])('%s: no %s', (text, kind) => {
    const all = ofKind(`We build cold boxes for shops in Crete. ${text}`, kind);
    expect(all.filter(({ sure }) => sure)).toEqual([]);
  });
});

describe('who pays', () => {
  it('is whoever pays already by the text', () => {
    const { pays } = read(
      'I drive a school bus with stops at five villages in Sardinia, 70 euros a month. 26 parents already pay by the month.',
    );
    expect(pays?.value).toMatch(/parents$/u);
  });

  it.each([
    [
      'Marketplace for second-hand hotel kitchen equipment in Mexico City, we take 9 percent',
      /second-hand|Mexico/u,
    ],
    [
      'I rent out camping stoves near Split, 6 euros a day. A stove costs me 40 euros.',
      /^(?:camping )?stoves?$/u,
    ],
    ['Judo in Porto, 9 euros a lesson. I pay the trainer 480 euros a month.', /trainer/u],
  ])('is no place, no product and nobody who is paid: %s', (text, not) => {
    const { pays } = read(text);
    for (const one of pays === null ? [] : [pays.value, ...pays.alternatives]) expect(one).not.toMatch(not);
  });
});
