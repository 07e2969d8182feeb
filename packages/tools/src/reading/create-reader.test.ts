import { loadKnowledge } from '@slipway/facts/load';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnt } from '../../test/learnt.ts';
import { loadTestLibrary } from '../../test/library.ts';
import { makeLibrary } from '../make-library.ts';
import { chooseVertical, type Reading, toReadIdea } from './index.ts';
import { labelledIdeas, paraphrases } from './labelled-ideas/index.ts';
import { lexicon } from './lexicon/index.ts';

const knowledge = loadKnowledge();
const read = loadTestLibrary().readIdea;

function listQuotes({
  verticals,
  niches,
  businessModel,
  customer,
  segment,
  problem,
  today,
  offer,
  region,
  price,
  stage,
  phrases,
}: Reading) {
  const reads = [businessModel, customer, segment, problem, today, offer, region, price, stage].filter(
    (one) => one !== null,
  );
  return [
    ...[...verticals, ...niches].flatMap(({ because }) => because),
    ...reads.flatMap(({ because }) => because),
    ...[customer?.value, problem?.value, today?.value, offer?.value].filter((value) => value !== undefined),
    ...phrases,
  ];
}

function expectSound(text: string): void {
  const reading = read(text);
  for (const quote of listQuotes(reading)) expect(text).toContain(quote);
  for (const ranked of [reading.verticals, reading.niches]) {
    expect(ranked.length).toBeLessThanOrEqual(3);
    const confidences = ranked.map(({ confidence }) => confidence);
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
    for (const confidence of confidences) expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidences.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1);
  }
  if (reading.isNicheSure) {
    expect(reading.isSure).toBe(true);
    expect(reading.niches[0]?.vertical).toBe(reading.verticals[0]?.id);
  }
  expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
  if (!reading.isSure) expect(reading.question).not.toBeNull();
}

describe('every reading', () => {
  it.each(labelledIdeas.map(({ text }) => text))('quotes the founder exactly: %s', (text) => {
    expectSound(text);
  });

  it('is the same for the same text, whoever built the reader', () => {
    const again = makeLibrary(knowledge, learnt).readIdea;
    for (const { text } of labelledIdeas) expect(again(text)).toEqual(read(text));
  });

  it('stands any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expectSound(text);
      }),
      { numRuns: 150 },
    );
  });

  it('stands pieces of ideas put together in any order', () => {
    const pieces = labelledIdeas.flatMap(({ text }) => text.split(/(?<=[.,;])\s/u));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
        expectSound(parts.join(' '));
      }),
      { numRuns: 60 },
    );
  });
});

describe('hostile text', () => {
  /** A pattern that backtracks would not come back before the runner gives up. */
  const long = (piece: string): string => piece.repeat(Math.ceil(4000 / piece.length)).slice(0, 4000);
  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['emoji', '🦷🪥 for 🐕‍🦺 👩‍⚕️ $🍕/mo 🚀🚀🚀'],
    ['right to left', 'تطبيق لحجز مواعيد الأسنان للعيادات الصغيرة في دبي مقابل ٥٠ درهم'],
    ['Chinese', '我们为牙科诊所提供预约软件，每月三百元'],
    ['combining marks', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘'],
    ['one letter', long('a')],
    ['digits', long('1,')],
    ['money', long('$1,000 ')],
    ['half money', long('$ 1 , ')],
    ['percent', long('we keep 1% of ')],
    ['buyers', long('small dental practices and ')],
    ['people with', long('people with people in ')],
    ['verbs', long('lose waste spend wait ')],
    ['dots', long('.. ')],
    ['dashes', long('a-b-')],
    ['quotes', long("’'")],
    ['places', long('new new york ')],
    ['for', long('x for ')],
    ['sensors', long('sell our machines ')],
    ['prototype', long('__proto__ constructor toString hasOwnProperty ')],
  ])('%s', (_, text) => {
    expectSound(text);
  });
});

describe('when it is not sure', () => {
  it.each([
    ['too short', 'an app', 'idea'],
    ['empty', '', 'idea'],
    ['a technology for nobody', 'make life better with blockchain', 'customer'],
    ['a technology for everybody', 'AI for everyone in the world', 'customer'],
    ['no job', 'an app for restaurants in Paris', 'idea'],
    ['no field', 'we make the world a better place through technology and love', 'vertical'],
    ['a question', 'what is the capital of France and why', 'vertical'],
    ['noise', 'asdf qwer zxcv uiop hjkl bnm', 'vertical'],
    ['many fields', 'umbrella rental at train stations', 'vertical'],
    ['words without a field', 'timeshare submarines for whales under the sea', 'vertical'],
    [
      'praise',
      'A revolutionary AI platform that leverages machine learning to transform the future of work',
      'customer',
    ],
  ])('%s: asks for the %s', (_, text, field) => {
    const { isSure, isNicheSure, question } = read(text);
    expect(isSure).toBe(false);
    expect(isNicheSure).toBe(false);
    expect(question?.field).toBe(field);
    expect(question?.text).toMatch(/\?|\./u);
  });

  it('offers the likeliest niches with the words that point to them', () => {
    const asked = labelledIdeas
      .map(({ text }) => read(text))
      .find(({ question: one }) => one?.field === 'niche');
    if (asked === undefined) throw new Error('No labelled idea leaves its niche open.');
    const { question, niches } = asked;
    expect(question?.text).toMatch(/^Is this closer to .+ or .+\?$/u);
    expect(question?.options.map(({ value, label }) => [value, label])).toEqual(
      niches.map(({ id, name }) => [id, name]),
    );
    for (const { why } of question?.options ?? []) expect(why).toMatch(/^You wrote “.+”.*\.$/u);
  });

  it.each([
    'make life better with blockchain',
    'we make the world a better place through technology and love',
    'what is the capital of France and why',
    'timeshare submarines for whales under the sea',
  ])('names no niche: %s', (text) => {
    expect(read(text).niches).toEqual([]);
  });

  it('says so when the words are outside all fields', () => {
    expect(read('asdf qwer zxcv uiop hjkl bnm').question?.text).toContain('outside what I know');
  });

  it('takes no vertical, unless the founder chose one', () => {
    const unsure = read('make life better with blockchain');
    expect(chooseVertical(unsure, undefined, knowledge)).toBeNull();
    expect(chooseVertical(unsure, 'no-such-field', knowledge)).toBeNull();
    expect(chooseVertical(unsure, 'travel', knowledge)?.id).toBe('travel');
    const sure = read('Dog owners in Berlin book vetted sitters who send a GPS track of every walk.');
    expect(chooseVertical(sure, undefined, knowledge)?.id).toBe('pet-care');
    expect(chooseVertical(sure, 'travel', knowledge)?.id).toBe('travel');
  });
});

describe('the words of somebody else', () => {
  it('keeps the vertical', () => {
    const moved = paraphrases.flatMap(({ idea, again, vertical }) =>
      [idea, again].filter((text) => read(text).verticals[0]?.id !== vertical),
    );
    // Of both tellings; what is left over stands between two fields.
    expect(moved.length / (2 * paraphrases.length)).toBeLessThanOrEqual(0.1);
  });

  it('reads a slip of the finger', () => {
    expect(read('software for resturants that plan there kitchen stock').verticals[0]?.id).toBe(
      'restaurant-tech',
    );
    expect(read('insurence claims after a flood for homeowners').verticals[0]?.id).toBe('insurtech');
  });
});

describe('single words', () => {
  it.each([
    ['a farming game for phones', 'gaming'],
    ['yoga app for nurses on night shift', 'fitness-wellness'],
    ['Carbon accounting for mid-size breweries in Belgium', 'climate-energy'],
    ['Booking software for hair salons that loses no appointment', 'beauty-salons'],
  ])('do not decide: %s', (text, vertical) => {
    expect(read(text).verticals[0]?.id).toBe(vertical);
  });
});

describe('the answer of the endpoint', () => {
  it('fills the form with what was said', () => {
    const { slots, niches, question } = toReadIdea(
      read('Physiotherapists in Leeds write treatment notes by hand. Our app files them, £480 a year.'),
    );
    expect(slots).toEqual({
      vertical: 'dental-clinic-software',
      niche: 'dental-clinic-software/allied-clinics',
      customer: 'Physiotherapists',
      segment: 'very-small',
      workaround: 'Physiotherapists in Leeds write treatment notes by hand',
      region: 'GB',
      pricePerMonth: 40,
      currency: 'GBP',
    });
    expect(niches[0]).toMatchObject({ vertical: 'dental-clinic-software' });
    expect(niches[0]?.because).toContain('Physiotherapists');
    expect(question).toBeNull();
  });

  it('leaves out what it only guesses', () => {
    const { slots, verticals } = toReadIdea(read('make life better with blockchain'));
    expect(slots).toEqual({});
    expect(verticals[0]?.because).toEqual(['blockchain']);
  });
});

describe('the lexicon', () => {
  it('knows every vertical, and no term twice in one', () => {
    expect(lexicon.map(({ vertical }) => vertical).toSorted()).toEqual(
      knowledge.verticals.map(({ id }) => id).toSorted(),
    );
    for (const { sure, vertical } of lexicon) {
      const terms = sure.split('; ');
      expect(terms.length, vertical).toBeGreaterThan(20);
      expect(terms.filter((term) => term !== term.trim() || term === '')).toEqual([]);
    }
  });
});
