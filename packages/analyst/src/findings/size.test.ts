import { createWriter, fillText, type Report } from '@slipway/report';
import { expect, test } from 'vitest';
import type { IdeaNotes, PriceNote } from '../notes/idea-notes.ts';
import { emptyProfile } from '../profile/empty-profile.ts';
import type { IdeaProfile, Standing } from '../profile/idea-profile.ts';
import type { ChargeKind } from '../read/charge.ts';
import type { Price } from '../read/reading.ts';
import { reasonSize, sizeFinding } from './size.ts';
import { findSizeLine, type SizeAnswers } from './size-line.ts';

const slot = <T>(value: T | null, standing: Standing = 'read') => ({
  value,
  standing: value === null ? ('open' as const) : standing,
  quote: null,
  alternatives: [],
});

interface Case {
  readonly pays?: string;
  readonly paysStanding?: Standing;
  readonly where?: string;
  readonly charges?: ChargeKind;
  readonly price?: Price;
  readonly prices?: readonly PriceNote[];
  readonly known?: IdeaNotes['known'];
  readonly answers?: SizeAnswers;
  readonly side?: 'owner' | 'supplier';
  readonly isNicheSaid?: boolean;
}

function say(one: Case, make = sizeFinding): string | null {
  const profile = {
    ...emptyProfile,
    pays: slot(one.pays ?? null, one.paysStanding),
    where: slot(one.where ?? null),
    charges: slot(one.charges ?? null),
    price: slot(one.price ?? null),
    ...(one.isNicheSaid === true ? { niche: slot('pharmacies', 'confirmed'), side: 'supplier' } : {}),
  } as unknown as IdeaProfile;
  const businessModel = one.side === undefined ? null : { side: one.side };
  const notes = {
    known: one.known ?? 'near',
    prices: one.prices ?? [],
    niches: [],
    businessModel,
  } as unknown as IdeaNotes;
  const line = findSizeLine(profile, notes, one.answers);
  if (line === null) return null;
  const writer = createWriter();
  const { statement } = make(line, notes, writer);
  const report: Report = writer.finish({
    toolId: 'test',
    title: 'Test',
    blocks: [{ id: 'one', kind: 'callout', tone: 'plain', statement }],
  });
  return fillText(statement.text, report.figures).replaceAll('\u00a0', ' ');
}

const usd = (amount: number, per: string | null): Price => ({ amount, currency: 'USD', per });

test.each<[string, Case, string]>([
  // 1,000,000 ÷ (189 × 12) = 440.9
  [
    'a truck',
    { pays: 'haulers', price: usd(189, 'truck a month') },
    '$1M a year is 440 trucks at $189 a month.',
  ],
  // ÷ (349 × 12) = 238.8
  [
    'the payer as unit',
    { pays: 'compounding pharmacies', price: usd(349, 'pharmacy a month') },
    '$1M a year is 240 compounding pharmacies at $349 a month.',
  ],
  [
    'a narrower payer, shortened',
    { pays: 'dental offices with two chairs', price: usd(249, 'month') },
    '$1M a year is 330 dental offices at $249 a month.',
  ],
  [
    'an unsure payer is nobody',
    { pays: 'boards', paysStanding: 'unsure', price: usd(249, 'month') },
    '$1M a year is 330 customers at $249 a month.',
  ],
  [
    'a payer that is no noun',
    { pays: '{{f:price}} 12', price: usd(249, 'month') },
    '$1M a year is 330 customers at $249 a month.',
  ],
  [
    'a seat',
    { charges: 'seat', price: usd(95, 'planner a month') },
    '$1M a year is 880 planners at $95 a month.',
  ],
  ['a use', { charges: 'usage', price: usd(19, 'discharge') }, '$1M a year is 53,000 discharges at $19.'],
  ['a sale', { charges: 'one-off', price: usd(1390, 'mill') }, '$1M a year is 720 mills at $1,390.'],
  ['a sale of something', { charges: 'one-off', price: usd(34, null) }, '$1M a year is 29,000 sales at $34.'],
  ['a job', { charges: 'fee', price: usd(350, 'visit') }, '$1M a year is 2,900 visits at $350.'],
  [
    'rent by the week, in crowns',
    { charges: 'rent', price: { amount: 4800, currency: 'DKK', per: 'week' } },
    'DKK 10M a year is 2,100 rented weeks at DKK 4,800.',
  ],
  [
    'rent by the month',
    { charges: 'rent', price: usd(14, 'glove a month') },
    '$1M a year is 6,000 gloves at $14 a month.',
  ],
  [
    'pounds',
    { charges: 'subscription', price: { amount: 250, currency: 'GBP', per: 'yard a month' } },
    '£1M a year is 330 yards at £250 a month.',
  ],
  [
    'rupees',
    { charges: 'subscription', price: { amount: 1500, currency: 'INR', per: 'centre a month' } },
    '₹100M a year is 5,600 centres at ₹1,500 a month.',
  ],
  [
    'by the quarter',
    { price: { amount: 290, currency: 'EUR', per: 'patient a quarter' } },
    '€1M a year is 860 patients at €290 a quarter.',
  ],
  [
    'by the week, in reais',
    { price: { amount: 9, currency: 'BRL', per: 'picker a week' } },
    'R$10M a year is 21,000 pickers at R$9 a week.',
  ],
  [
    'a course of some weeks',
    { charges: 'fee', price: usd(210, 'six-week course') },
    '$1M a year is 4,800 six-week courses at $210.',
  ],
  ['few', { price: usd(300_000, 'year') }, '$1M a year is 4 customers at $300,000 a year.'],
  // 1,000,000 ÷ 0.12 = 8.33 million
  [
    'a share of sales, in euros by the place',
    { charges: 'take-rate', where: 'IE', price: { amount: 12, currency: '%', per: 'booking' } },
    '€1M a year is €8.3M of bookings, at 12% of each.',
  ],
  [
    'a share of sales of a known size',
    {
      charges: 'take-rate',
      where: 'US',
      price: { amount: 8, currency: '%', per: null },
      answers: { saleSize: 110 },
    },
    '$1M a year is 110,000 sales of $110, at 8% of each.',
  ],
  [
    'card fees',
    { charges: 'interchange', price: { amount: 1, currency: '%', per: null } },
    '$1M a year is $100M of card payments, at 1% of each.',
  ],
  [
    'ads',
    { charges: 'ads', where: 'IN', answers: { adRate: 40 } },
    '₹100M a year is 2.5 billion views at ₹40 per thousand.',
  ],
  [
    'grants',
    { charges: 'grant', price: usd(41, 'chair a year') },
    '$1M a year in grants pays for 24,000 chairs at $41 a year each.',
  ],
])('%s', (_, given, expected) => {
  expect(say(given)).toBe(expected);
});

const row: PriceNote = {
  id: 'pharmacy/compounding#price:0',
  niche: null,
  likely: 0.6,
  what: 'compounding software',
  low: 300,
  high: 1500,
  currency: 'USD',
  per: 'pharmacy a month',
  whose: 'to-them',
};

test('without a price, the range of one comparable row, marked as ours', () => {
  // 1,000,000 ÷ 18,000 = 55.6 and ÷ 3,600 = 277.8
  expect(say({ pays: 'pharmacies', prices: [row], isNicheSaid: true })).toBe(
    '$1M a year is 56–280 pharmacies at $300–$1,500 a month: compounding software, by our notes.',
  );
});

test.each<[string, Case]>([
  ['no price at all', {}],
  ['a row of a kind that nobody confirmed', { pays: 'pharmacies', prices: [row] }],
  ['a comparable row that is hardly about it', { prices: [{ ...row, likely: 0.3 }] }],
  ["the neighbour's prices", { prices: [row], known: 'adjacent' }],
  ['ads without a rate', { charges: 'ads', price: usd(1, null) }],
  ['grants without a unit', { charges: 'grant', price: usd(64_000, null) }],
  ['a subscription by no period', { charges: 'subscription', price: usd(220, null) }],
  ['a share of grants', { charges: 'grant', price: { amount: 2, currency: '%', per: null } }],
  ['a share that is not said', { charges: 'take-rate', price: usd(110, 'hive') }],
  ['crowns of no country', { price: { amount: 300, currency: 'kr', per: 'month' } }],
  ['nothing to pay', { price: usd(0, 'month') }],
])('says nothing with %s', (_, given) => {
  expect(say(given)).toBeNull();
});

test('as a reason, whoever works alone is not shown a million', () => {
  const visit = usd(100, 'visit');
  expect(say({ price: visit, side: 'owner' }, reasonSize)).toBe(
    '$50,000 a year is 500 visits at $100, or 11 a week.',
  );
  // Nor is whoever may work alone; a thing sold ten times a year has no week.
  expect(say({ price: usd(5000, 'boat') }, reasonSize)).toBe('$50,000 a year is 10 boats at $5,000.');
  expect(say({ price: visit, side: 'supplier' }, reasonSize)).toBe('$1M a year is 10,000 visits at $100.');
  expect(say({ price: usd(50, 'month') }, reasonSize)).toMatch(/^\$1M a year/u);
});

test('who runs such a business also hears what one person needs, whoever sells to it does not', () => {
  // 1,000,000 ÷ 100 = 10,000; a twentieth is 500; ÷ 48 weeks = 10.4.
  const price = usd(100, 'visit');
  expect(say({ price, side: 'owner' })).toBe(
    '$1M a year is 10,000 visits at $100. For $50,000 a year it takes 500, or 11 a week.',
  );
  expect(say({ price, side: 'supplier' })).toBe('$1M a year is 10,000 visits at $100.');
  expect(say({ price: usd(50, 'month'), side: 'owner' })).toContain('For $50,000 a year it takes 85.');
});
