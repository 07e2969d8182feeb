import { createWriter, fillText } from '@slipway/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyProfile } from '../profile/empty-profile.ts';
import type { IdeaProfile, OwnFacts } from '../profile/idea-profile.ts';
import { open } from '../profile/understood.ts';
import type { Fact } from '../read/facts/fact.ts';
import type { Question, QuestionKind } from '../read/question.ts';
import type { Price } from '../read/reading.ts';
import { answerQuestion, missingNumber } from './answer-question.ts';
import { limitFindings } from './ceiling.ts';
import { goalWithin, sayOwnMarket } from './own-market.ts';

const slot = <T>(value: T | null) =>
  value === null ? open : { value, standing: 'read', quote: 'as said', alternatives: [] };
const fact = (value: number, noun: string | null, per: string | null = null): Fact => ({
  kind: 'capacity',
  value,
  currency: null,
  noun,
  per,
  words: { from: 0, to: 0 },
  number: { from: 0, to: 0 },
  chance: 1,
  sure: true,
});
const euros = (amount: number, per: string | null): Price => ({ amount, currency: 'EUR', per });

interface Given {
  readonly price?: Price;
  readonly unitCost?: Price;
  readonly capacity?: Fact;
  readonly included?: Fact;
  readonly ownCount?: Fact;
  readonly customersNow?: Fact;
  readonly asks?: QuestionKind;
  readonly amount?: number;
  readonly words?: string;
}

function makeProfile(given: Given): IdeaProfile {
  const own: Partial<Record<keyof OwnFacts, unknown>> = {
    ...emptyProfile.own,
    capacity: slot(given.capacity ?? null),
    included: slot(given.included ?? null),
    ownCount: slot(given.ownCount ?? null),
    customersNow: slot(given.customersNow ?? null),
  };
  const question: Question | null =
    given.asks === undefined ? null : { kind: given.asks, amount: given.amount ?? null };
  return {
    ...emptyProfile,
    own,
    price: slot(given.price ?? null),
    unitCost: slot(given.unitCost ?? null),
    worry: slot(given.words ?? 'Is it worth it?'),
    question,
  } as unknown as IdeaProfile;
}

/** The text that is made, with its figures in place. */
function say(
  given: Given,
  make: (profile: IdeaProfile, writer: ReturnType<typeof createWriter>) => string | null,
) {
  const writer = createWriter();
  const text = make(makeProfile(given), writer);
  if (text === null) return null;
  const statement = writer.say('shown', text);
  const { figures } = writer.finish({
    toolId: 'test',
    title: 'Test',
    blocks: [{ id: 'body', kind: 'findings', title: '', rows: [{ label: '', statements: [statement] }] }],
  });
  return fillText(text, figures);
}
const answer = (given: Given) => say(given, answerQuestion);
const market = (given: Given) => say(given, (profile, writer) => sayOwnMarket(profile, writer)?.text ?? null);
const limit = (given: Given) =>
  say(given, (profile, writer) => limitFindings(profile, writer)[0]?.statement.text ?? null);

const organ = {
  price: euros(480, 'year'),
  capacity: fact(3, 'visits', 'week'),
  included: fact(1, 'tuning visit'),
  ownCount: fact(600, 'parishes'),
} as const;
const inspections = {
  price: euros(750, 'inspection'),
  capacity: fact(4, 'inspections', 'week'),
  ownCount: fact(310, 'turbines'),
} as const;

describe('all that the founder counts, at the price', () => {
  it.each([
    [
      organ,
      'All 600 parishes pay €288,000 a year; €1M a year is out of reach here. €50,000 a year is 105 of them.',
    ],
    [
      { ...organ, ownCount: fact(60_000, 'parishes') },
      'All 60,000 parishes pay €28.8M a year; €1M a year takes 3% of them.',
    ],
    [
      inspections,
      'One inspection for each of your 310 turbines is €233,000; €1M a year takes 5 from each, every year.',
    ],
    [{ price: euros(480, 'year') }, null],
    [{ price: euros(25, 'singer a year'), ownCount: fact(1900, 'choirs') }, null],
    [{ ownCount: fact(600, 'parishes') }, null],
  ] as const)('%#', (given, text) => {
    expect(market(given)).toBe(text);
  });

  it('names a goal that a quarter of them pay and that the team can do', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 100, max: 1e9, noNaN: true }),
        fc.double({ min: 100, max: 1e9, noNaN: true }),
        (money, most) => {
          const goal = goalWithin({ money }, most);
          const ceiling = Math.min(money / 4, most);
          expect(goal).toBeLessThanOrEqual(ceiling * (1 + 1e-9));
          expect(goal * 2.5).toBeGreaterThan(ceiling);
        },
      ),
    );
  });
});

it.each([
  [organ, '3 visits a week is 138 visits a year: 138 parishes, €66,000 a year at most.'],
  [
    { ...organ, included: fact(2, 'visits') },
    '3 visits a week is 138 visits a year: 69 parishes, €33,000 a year at most.',
  ],
  [{ ...organ, included: undefined }, null],
] as const)('capacity by the year: %#', (given, text) => {
  expect(limit(given as Given)).toBe(text);
});

describe('what the founder asks is answered by their own numbers', () => {
  it.each([
    [
      { ...organ, asks: 'hire' },
      'Not before 138 parishes have signed: 3 visits a week is 138 visits a year, €66,000 a year. A second pair of hands is worth it when more of your 600 parishes sign.',
    ],
    [
      { ...organ, ownCount: fact(120, 'parishes'), asks: 'hire' },
      'No: you can serve 138 parishes, and there are only 120 parishes.',
    ],
    [
      { ...organ, customersNow: fact(130, 'parishes'), asks: 'hire' },
      'Yes: 130 parishes pay, and 138 parishes are all you can serve.',
    ],
    [
      { ...organ, customersNow: fact(20, 'parishes'), asks: 'hire' },
      'Not yet: 20 parishes pay, and you can serve 138 parishes (€66,000 a year) as you are.',
    ],
    [
      { ...inspections, asks: 'quit' },
      'Only if your job pays less than that: 4 inspections a week, all sold, is €12,000 a month before costs and tax.',
    ],
    [
      { ...inspections, unitCost: euros(250, null), asks: 'live', words: 'Can both of us live on it?' },
      'Only if you need less than that: 4 inspections a week, all sold, is €3,800 a month for each of you after what each costs you.',
    ],
    [
      { price: euros(90, 'year'), ownCount: fact(310, 'judo clubs'), asks: 'reach' },
      'No: all 310 judo clubs together pay €27,900 a year.',
    ],
    [
      { price: euros(18, 'year'), ownCount: fact(430, 'gardeners'), asks: 'live' },
      'All 430 gardeners pay €7,740 a year; one in ten of them is €65 a month before costs.',
    ],
    [{ price: euros(18, 'year'), asks: 'hire' }, null],
  ] as const)('%#', (given, text) => {
    expect(answer(given as Given)).toBe(text);
  });

  it.each([
    [
      { ...inspections, asks: 'price', amount: 900 },
      'At €900 you earn more as long as fewer than 16% of buyers leave.',
    ],
    [
      { price: euros(60, 'menu'), unitCost: euros(11, null), asks: 'price', words: 'Is it too high?' },
      'At €54 you earn less until 14% more buy.',
    ],
    [
      { price: euros(10, null), unitCost: euros(9.5, null), asks: 'price', words: 'Should I drop it?' },
      'At €9 you lose €0.50 on each.',
    ],
  ] as const)('another price: %#', (given, text) => {
    expect(answer(given as Given)).toBe(text);
  });

  it.each([
    [{ asks: 'hire' }, 'price'],
    [{ price: euros(75, 'session'), asks: 'hire' }, 'capacity'],
    [{ ...organ, included: undefined, asks: 'second' }, 'included'],
    [{ ...organ, asks: 'hire' }, undefined],
    [{ price: euros(75, 'session'), asks: 'price' }, undefined],
    [{ price: euros(75, 'session') }, undefined],
  ] as const)('or the one number that is missing: %#', (given, field) => {
    expect(missingNumber(makeProfile(given as Given))?.field).toBe(field);
  });
});
