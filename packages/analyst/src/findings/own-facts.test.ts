import { createWriter, fillText } from '@slipway/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyProfile } from '../profile/empty-profile.ts';
import type { IdeaProfile, OwnFacts, Standing } from '../profile/idea-profile.ts';
import { sayFact, understandFacts } from '../profile/own-facts.ts';
import { open } from '../profile/understood.ts';
import type { Fact } from '../read/facts/fact.ts';
import type { Price } from '../read/reading.ts';
import { answerPayback } from './answer-payback.ts';
import { answeredFindings } from './asked.ts';
import { limitFindings } from './ceiling.ts';
import { nowFindings } from './income.ts';
import { paidFindings, returnedFindings, runwayFindings } from './own-facts.ts';
import { marginFindings, marginOf } from './own-numbers.ts';

const slot = <T>(value: T | null, standing: Standing = 'read') =>
  value === null ? open : { value, standing, quote: 'as said', alternatives: [] };
const fact = (value: number, more: Partial<Fact>): Fact => ({
  kind: 'price',
  value,
  currency: null,
  noun: null,
  per: null,
  words: { from: 0, to: 0 },
  number: { from: 0, to: 0 },
  chance: 1,
  sure: true,
  ...more,
});
const visits = fact(5, { noun: 'visits', per: 'day' });
const dollars = (value: number, per: string | null = null): Fact => fact(value, { currency: 'USD', per });
const none = emptyProfile.own;
const price = (amount: number, per: string | null): Price => ({ amount, currency: 'USD', per });

function say(
  make: typeof limitFindings,
  own: Partial<OwnFacts>,
  asked: Price | null,
  standing: Standing = 'read',
): string | null {
  const writer = createWriter();
  const profile = {
    ...emptyProfile,
    own: { ...none, ...own },
    price: slot(asked, standing),
    pays: slot('grease haulers'),
    name: 'pump-outs',
  } as unknown as IdeaProfile;
  const [found] = make(profile, writer);
  if (found === undefined) return null;
  const { figures } = writer.finish({
    toolId: 'test',
    title: 'Test',
    blocks: [
      { id: 'body', kind: 'findings', title: '', rows: [{ label: '', statements: [found.statement] }] },
    ],
  });
  return fillText(found.statement.text, figures);
}

describe('capacity × price', () => {
  it('against the founder’s own goal', () => {
    expect(
      say(
        limitFindings,
        { capacity: slot(visits), ownGoal: slot(dollars(18_000, 'month')) },
        price(90, 'visit'),
      ),
    ).toBe(
      '5 visits a day at $90 is $100,000 a year at most; your goal of $18,000 a month takes 11 visits a day.',
    );
  });
  it('against a round sum where no goal is known', () => {
    const text = say(
      limitFindings,
      { capacity: slot(visits), ownGoal: slot(dollars(18_000, 'month'), 'unsure') },
      price(90, 'visit'),
    );
    expect(text).toBe(
      '5 visits a day at $90 is $100,000 a year at most; $1M a year takes 10 teams at that pace.',
    );
  });
  it.each([
    ['a price for another thing', { capacity: slot(visits) }, price(90, 'window'), 'read'],
    ['a price by the month', { capacity: slot(visits) }, price(90, 'month'), 'read'],
    ['a capacity nobody confirmed', { capacity: slot(visits, 'unsure') }, price(90, 'visit'), 'read'],
    ['a price nobody confirmed, for no named thing', { capacity: slot(visits) }, price(90, null), 'unsure'],
    ['no time', { capacity: slot(fact(40, { noun: 'houses' })) }, price(90, null), 'read'],
  ] as const)('not with %s', (_, own, asked, standing) => {
    expect(say(limitFindings, own, asked, standing)).toBeNull();
  });
  it('a goal takes as many as reach it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 5, max: 500 }),
        fc.integer({ min: 1, max: 90 }),
        (count, paid, times) => {
          const goal = Math.ceil((count * paid * 230) / 12) + times * 1000;
          const own = {
            capacity: slot(fact(count, { noun: 'visits', per: 'day' })),
            ownGoal: slot(dollars(goal, 'month')),
          };
          const needed = Number(
            /takes ([\d,]+) visits/u
              .exec(say(limitFindings, own, price(paid, 'visit')) ?? '')?.[1]
              ?.replaceAll(',', ''),
          );
          expect(needed * paid * 230).toBeGreaterThanOrEqual(goal * 12);
          expect((needed - 1) * paid * 230).toBeLessThan(goal * 12);
        },
      ),
      { numRuns: 40 },
    );
  });
});

it.each([
  [dollars(12_000), dollars(900, 'month'), '$12,000 pays $900 a month for 13.3 months, before any sale.'],
  [dollars(12_000), dollars(24_000, 'year'), '$12,000 pays $24,000 a year for 6 months, before any sale.'],
  [fact(12_000, { currency: 'EUR' }), dollars(900, 'month'), null],
  [dollars(12_000), dollars(900), null],
])('cash ÷ costs: %#', (cash, ownCost, text) => {
  expect(say(runwayFindings, { ownCash: slot(cash), ownCost: slot(ownCost) }, null)).toBe(text);
});

it.each([
  ['haulers', price(189, 'hauler a month'), '11 haulers at $189 a month is $2,079 a month today.'],
  ['haulers', price(189, 'month'), '11 haulers at $189 a month is $2,079 a month today.'],
  ['trucks', price(189, 'hauler a month'), null],
  ['haulers', price(189, 'hauler'), null],
])('customers × price: %s, %o', (noun, asked, text) => {
  expect(say(nowFindings, { customersNow: slot(fact(11, { noun })) }, asked)).toBe(text);
});

it('what they pay today stands beside the price only where both are for the same thing', () => {
  expect(say(paidFindings, { theyPay: slot(dollars(150, 'job'), 'confirmed') }, price(90, 'job'))).toBe(
    'Today it costs them $150; you ask $90.',
  );
  expect(say(paidFindings, { theyPay: slot(dollars(150, 'job'), 'unsure') }, price(90, 'job'))).toBeNull();
  expect(
    say(paidFindings, { theyPay: slot(dollars(150, 'week'), 'confirmed') }, price(90, 'job')),
  ).toBeNull();
});

it('what no sum of the founder answers is not read back', () => {
  const ask = (worry: string) => answeredFindings({ ...emptyProfile, worry: slot(worry) }, createWriter());
  expect(ask('Am I allowed to do this?')).toEqual([]);
  expect(ask('Will they pay?')).toEqual([]);
});

it.each([
  [visits, '5 visits a day'],
  [dollars(600, 'month'), '$600 a month'],
  [dollars(7, 'piece'), '$7 per piece'],
  [fact(40, { currency: '' }), '40'],
])('a chip: %#', (one, text) => {
  expect(sayFact(one)).toBe(text);
});

it.each([
  ['3 visits a week', { value: 3, noun: 'visits', per: 'week' }],
  ['1,200 boxes per month', { value: 1200, noun: 'boxes', per: 'month' }],
  ['12', { value: 12, noun: null, per: 'week' }],
  ['a lot', null],
])('a capacity that is typed: %s', (capacity, said) => {
  const { value, standing } = understandFacts({ capacity }, [], '').capacity;
  expect(standing).toBe(said === null ? 'open' : 'confirmed');
  expect(value).toEqual(said === null ? null : expect.objectContaining({ kind: 'capacity', ...said }));
});

describe('what was sold and what came back', () => {
  const sold = {
    value: fact(210, { kind: 'sold' }),
    standing: 'read',
    quote: 'We sold 210',
    alternatives: [],
  } as const;
  const made = (back: number | null, quote = sold.quote as string) => {
    const writer = createWriter();
    const profile = {
      ...emptyProfile,
      own: { ...none, customersNow: { ...sold, quote } },
      returned: slot(back === null ? null : fact(back, { kind: 'returned' })),
      price: slot(price(40, null)),
    } as unknown as IdeaProfile;
    // Both on one sheet: they share the figure of what was sold.
    const rows = [...nowFindings(profile, writer), ...returnedFindings(profile, writer)].map(
      ({ statement }) => statement,
    );
    const { figures } = writer.finish({
      toolId: 'test',
      title: 'Test',
      blocks: rows.map((row, at) => ({
        id: `b${at}`,
        kind: 'findings',
        title: '',
        rows: [{ label: '', statements: [row] }],
      })),
    });
    return rows.map(({ text }) => fillText(text, figures));
  };

  it('are said side by side', () => {
    expect(made(21)).toEqual(['210 sold at $40 is $8,400 so far.', '21 of 210 left, 10%.']);
  });
  it('who pays now has not left', () => {
    // 21 ÷ 231.
    expect(made(21, '210 pay us').at(-1)).toBe('21 left and 210 pay: 9% are gone.');
  });
  it('more cannot come back than were sold', () => {
    expect(made(300)).toHaveLength(1);
  });
});

it('a second one is weighed by what the first takes', () => {
  const writer = createWriter();
  const profile = {
    ...emptyProfile,
    own: { ...none, customersNow: slot(fact(20, { kind: 'paying', noun: 'haulers' })) },
    price: slot(price(150, 'month')),
    question: { kind: 'second', amount: 31_000 },
    worry: slot('Should I buy a second truck for $31,000?'),
  } as unknown as IdeaProfile;
  const text = answerPayback(profile, writer) ?? '';
  const { figures } = writer.finish({
    toolId: 'test',
    title: 'Test',
    blocks: [
      { id: 'b', kind: 'findings', title: '', rows: [{ label: '', statements: [writer.say('a', text)] }] },
    ],
  });
  expect(fillText(text, figures)).toBe(
    'Only if the first is full: one more that earns the same $3,000 a month pays back $31,000 in 11 months, before its costs.',
  );
});

it('one of two costs says nothing of what is left: the ledger adds them up', () => {
  const tyre = {
    ...emptyProfile,
    price: slot(price(140, null)),
    unitCost: slot(price(62, null)),
    numbers: [fact(62, { kind: 'unit-cost', currency: 'USD' })],
  };
  expect(marginOf(tyre)).toBeCloseTo(78 / 140);
  // A price that is only guessed leaves nothing.
  expect(marginOf({ ...tyre, price: slot(price(140, null), 'unsure') })).toBeNull();
  const fitter = { ...tyre, numbers: [...tyre.numbers, fact(35, { kind: 'unit-cost', currency: 'USD' })] };
  expect(marginOf(fitter)).toBeNull();
  expect(marginFindings(fitter, createWriter())).toEqual([]);
});
