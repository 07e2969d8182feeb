import { createWriter, fillText, type Report } from '@slipway/report';
import { describe, expect, it } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';
import { missingNumber } from '../findings/answer-question.ts';
import { makeFindings } from '../findings/make-findings.ts';
import type { IdeaNotes } from '../notes/idea-notes.ts';
import { emptyProfile } from '../profile/empty-profile.ts';
import type { IdeaProfile, OwnFacts, Understood } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import { ownStep } from './own-step.ts';

const slot = <T>(value: T, quote = 'as said'): Understood<T> => ({
  value,
  standing: 'read',
  quote,
  alternatives: [],
});
const fact = (kind: Fact['kind'], value: number, more: Partial<Fact> = {}): Fact => ({
  kind,
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
const euros = (amount: number, per: string | null) => ({ amount, currency: 'EUR', per });
const months = (value: number) => slot(fact('season', value, { noun: 'months', per: 'year' }));
const notes = {
  known: 'little',
  niches: [],
  rivals: [],
  failures: [],
  changes: [],
  rules: [],
  questions: [],
  channels: [],
  systems: [],
  facts: [],
  prices: [],
  venture: null,
  today: null,
  cost: null,
  season: null,
  signs: null,
  cycle: null,
  economics: null,
  running: null,
  businessModel: null,
} as unknown as IdeaNotes;

function company(own: Partial<OwnFacts>, more: Partial<IdeaProfile> = {}): IdeaProfile {
  return {
    ...emptyProfile,
    name: 'a weekly crate of mussels',
    ...more,
    own: { ...emptyProfile.own, ...own },
  };
}

/** Each finding of a kind, with its figures in place. */
function say(kind: keyof ReturnType<typeof makeFindings>, profile: IdeaProfile): readonly string[] {
  const writer = createWriter();
  const found = makeFindings(profile, notes, writer)[kind].map(({ statement }) => statement);
  return fill(writer, found);
}

function fill(
  writer: ReturnType<typeof createWriter>,
  found: readonly { readonly text: string }[],
): readonly string[] {
  const report: Report = writer.finish({
    toolId: 'test',
    title: 'Test',
    blocks: found.map((statement, at) => ({
      id: `b${at}`,
      kind: 'findings',
      title: '',
      rows: [{ label: '', statements: [statement as never] }],
    })),
  });
  return found.map(({ text }) => fillText(text, report.figures));
}

describe('a season counts its own months only', () => {
  const leased = (season: Partial<OwnFacts>, isSeasonal = true) =>
    company(
      { ...season, customersNow: slot(fact('paying', 15, { noun: 'fans' }), '15 fans out') },
      { price: slot(euros(50, 'month')), unitCost: slot(euros(600, null)), isSeasonal },
    );

  it('in what comes in and in what is paid back', () => {
    expect(say('now', leased({ season: months(4) }))).toEqual([
      '15 fans at €50 a month is €750 a month today, 4 months a year.',
    ]);
    expect(say('payback', leased({ season: months(4) }))).toEqual([
      'One costs you €600; at €50 a month it is paid back after 12 months of season: 3 years, at 4 months a year.',
    ]);
    expect(say('idle', leased({ season: months(4) }))).toEqual([
      'You sell for 4 months; the other 8 months bring nothing.',
    ]);
  });

  it('says so where nobody knows how long it is, and asks', () => {
    expect(say('payback', leased({}))).toEqual([
      'One costs you €600; at €50 a month it is paid back after 12 months of season; its length decides how many years that is.',
    ]);
    expect(say('size', leased({}))).toEqual([]);
    expect(missingNumber(leased({}))).toMatchObject({ field: 'season' });
  });

  it('and a whole year has no season', () => {
    expect(say('payback', leased({}, false))).toEqual([
      'One costs you €600; at €50 a month it is paid back after 12 months.',
    ]);
    expect(say('idle', leased({}, false))).toEqual([]);
  });

  it('bounds what can be earned: a crate a week at a price a week is one customer', () => {
    const mussels = company(
      { capacity: slot(fact('capacity', 30, { noun: 'crates', per: 'week' })), season: months(3) },
      { price: slot(euros(20, 'week')), isSeasonal: true, pays: slot('restaurants') },
    );
    // 30 crates × 13 weeks × €20
    expect(say('limit', mussels)).toEqual([
      '30 crates a week is 390 crates a year: 30 restaurants, €7,800 a year at most.',
    ]);
  });
});

describe('a list at a price', () => {
  const classes = (more: Partial<OwnFacts> = {}) =>
    company(
      { times: slot(fact('times', 2, { noun: 'times', per: 'week' })), ...more },
      {
        price: slot(euros(10, 'lesson')),
        evidence: slot({ rung: 'waiting', count: 18, of: 'children' }),
      },
    );

  it('is what it would bring each time and in a week', () => {
    expect(say('list', classes())).toEqual([
      '18 children at €10 a lesson would be €180 each time, €360 a week, if all of them come.',
    ]);
  });

  it('is said once where it is not sure that anybody pays', () => {
    const guessed = { ...slot(fact('paying', 3, { noun: 'children' })), standing: 'unsure' as const };
    const both = {
      ...classes({ customersNow: guessed }),
      waiting: slot(fact('waiting', 25, { noun: 'children' })),
    };
    expect(say('list', both)).toHaveLength(1);
  });

  it('less wages is what is left', () => {
    const cost = slot(fact('own-cost', 700, { currency: 'EUR', per: 'month' }));
    expect(say('after', classes({ ownCost: cost }))).toEqual([
      'If all of them pay, €1,560 a month less €700 a month leaves €860 a month, before tax.',
    ]);
  });

  it('less wages and what each one costs', () => {
    const ownCost = slot(fact('own-cost', 700, { currency: 'EUR', per: 'month' }));
    const unitCost = slot({ amount: 4, currency: 'EUR', per: 'lesson' });
    expect(say('after', { ...classes({ ownCost }), unitCost } as IdeaProfile)).toEqual([
      'If all of them pay, €1,560 a month less €624 a month and €700 a month leaves €236 a month, before tax.',
    ]);
  });

  it('says what is missing where wages are higher', () => {
    const cost = slot(fact('own-cost', 2000, { currency: 'EUR', per: 'month' }));
    expect(say('after', classes({ ownCost: cost }))[0]).toMatch(/so €440 a month is missing\.$/u);
  });

  it('is no sum of things that are not paid by time', () => {
    expect(say('list', company({}, { ...classes(), own: emptyProfile.own }))).toEqual([]);
  });
});

describe('the step that the founder’s own numbers make', () => {
  const next = (profile: IdeaProfile): string | null => {
    const writer = createWriter();
    const step = ownStep(profile, writer);
    return step === null
      ? null
      : fill(writer, [step.do, ...(step.passes === undefined ? [] : [step.passes])]).join(' ');
  };

  it.each<[string, IdeaProfile, string | null]>([
    [
      'asks why much came back',
      company(
        { customersNow: slot(fact('paying', 100), 'sold 100') },
        { returned: slot(fact('returned', 20), '20 came back') },
      ),
      'Ask each of the 20 who gave it back or left for the cause, in their words. At least 14 name the same one: mend that before you sell more.',
    ],
    [
      'takes names before a second one is bought',
      company(
        { customersNow: slot(fact('paying', 20, { noun: 'parents' })) },
        {
          price: slot(euros(100, 'month')),
          question: { kind: 'second', amount: 24_000 },
          worry: slot('A second bus for 24,000?'),
        },
      ),
      'Collect names for the second one before you pay for it: who signs for €100 a month? 10 parents sign: then €24,000 is back in 24 months, before its costs.',
    ],
    [
      'asks those who have not paid yet',
      company(
        {},
        {
          waiting: slot(fact('waiting', 9, { noun: 'hotels' })),
          deposits: slot(fact('deposit', 4)),
        },
      ),
      'Ask the other 5 hotels who said yes for a deposit. At least 2 pay.',
    ],
    [
      'leaves it to the tests where little came back',
      company({ customersNow: slot(fact('paying', 100)) }, { returned: slot(fact('returned', 3)) }),
      null,
    ],
    ['knows nothing of an idea', company({}), null],
  ])('%s', (_, profile, text) => {
    expect(next(profile)).toBe(text);
  });
});

it('a list of names is asked for money before anything is built', () => {
  const idea =
    'We have 140 people on a waitlist for a meal planning app for dialysis patients, nobody has paid. What should we do first?';
  const { profile } = loadTestAnalyst().study({ idea });
  expect(profile.waiting.value).toMatchObject({ value: 140, noun: 'people' });
  const writer = createWriter();
  const next = ownStep(profile, writer);
  expect(next?.do.text).toContain('on the list to pay a first price now');
});
