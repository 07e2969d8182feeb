import { findStockPhrase, readVoice, sentencesOf } from '@slipway/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { anyInput } from '../conformance/any-input.ts';
import { readInput } from '../read-input.ts';
import { listClaims, listTexts } from './claims.ts';
import { type PageInput, pageFields } from './fields.ts';
import { briefs } from './testing/briefs.ts';
import { writePage } from './write-page.ts';

const { analyst } = loadTestLibrary();
/** Texts are read once: of parts of one brief only the other fields differ. */
const profiles = new Map<string, ReturnType<typeof analyst.study>['profile']>();
function write(input: PageInput) {
  const { idea, does, customer, region, charges, price, currency, per, offer } = input;
  const key = JSON.stringify([idea, does, customer, region, charges, price, currency, per, offer]);
  const profile = profiles.get(key) ?? analyst.study(input).profile;
  profiles.set(key, profile);
  return writePage(input, profile);
}
const all = Object.entries(briefs as Readonly<Record<string, PageInput>>);

/** Numbers, and words with a capital where none has to be. */
function listNamed(text: string): readonly string[] {
  return sentencesOf(text.replaceAll(/[:\n]/gu, '. ')).flatMap((sentence) => {
    const words = sentence.match(/[\p{L}\p{N}'’]+/gu) ?? [];
    return words.filter(
      (word, at) => /\p{N}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word) && word !== 'I'),
    );
  });
}

function findInvented(input: PageInput): readonly string[] {
  const { draft } = write(input);
  const given = listTexts(
    Object.values(input).map((value) => (typeof value === 'number' ? formatted(value) : value)),
  )
    .join('\n')
    .toLowerCase();
  const texts = listTexts([
    draft.title,
    draft.description,
    draft.content,
    Object.values(draft.others).flatMap((others) => others.map(({ data }) => data)),
  ]);
  return texts.flatMap((text) => listNamed(text).filter((word) => !given.includes(word.toLowerCase())));
}

const formatted = (value: number): string => `${value} ${value.toLocaleString('en')}`;

describe.each(all)('%s', (_, input) => {
  it('has no number and no name that the founder did not enter', () => {
    expect(findInvented(input)).toEqual([]);
  });

  it('is plain: no stock phrase, no praise of itself', () => {
    const text = listTexts(write(input).draft.content).join('\n');
    expect(findStockPhrase(text)).toBeNull();
    expect(readVoice(text).boasts).toEqual([]);
  });

  it('says nothing twice but its name, its action and its price', () => {
    const { hero, problem, solution } = write(input).draft.content;
    const said = [hero?.heading ?? '', hero?.lead ?? '', problem?.body ?? '', solution?.body ?? ''].flatMap(
      sentencesOf,
    );
    expect(new Set(said).size).toBe(said.length);
  });

  it('rests each sentence of its opening on the brief', () => {
    const { draft } = write(input);
    const texts = listClaims(draft.content, input, draft.title).map(({ text }) => text);
    expect(texts).toContain(draft.content.hero?.heading);
    if (draft.content.hero?.lead) expect(texts).toContain(draft.content.hero.lead);
  });
});

it('a claim rests on whole words, and a word of ours on none', () => {
  const input: PageInput = {
    company: 'Kegline',
    idea: 'A scan app for small breweries. €59 a month.',
    steps: ['Stick: one code on each keg.'],
    objections: [{ question: 'What does a sticker cost?', answer: 'Nothing: 500 are in the price.' }],
  };
  const content = { steps: { heading: 'Stick' }, pricing: { heading: 'Price', amount: '€59' } } as never;
  expect(listClaims(content, input, 'Kegline')).toMatchObject([
    { text: 'Stick', field: 'steps' },
    { text: '€59', field: 'idea' },
  ]);
});

it('invents nothing, whatever is entered', () => {
  const ideas = all.map(([, { idea = '' }]) => idea);
  fc.assert(
    fc.property(anyInput(pageFields, ideas), (raw) => {
      const read = readInput(pageFields, raw);
      if (!read.ok) return;
      const { draft } = write(read.input as PageInput);
      const { proof, faq, team } = draft.content;
      const { quotes = [], measured = [], objections = [], people = [] } = read.input as PageInput;
      const whole = (row: object, ...names: string[]) =>
        names.every((name) => Boolean(Reflect.get(row, name)));
      expect(proof?.quotes?.length ?? 0).toBe(quotes.filter((row) => whole(row, 'words', 'name')).length);
      expect(proof?.figures?.length ?? 0).toBe(
        measured.filter((row) => whole(row, 'figure', 'counts')).length,
      );
      expect(faq?.items?.length ?? 0).toBe(
        objections.filter((row) => whole(row, 'question', 'answer')).length,
      );
      expect(team?.people?.length ?? 0).toBe(people.filter((row) => whole(row, 'name')).length);
    }),
    { numRuns: 15 },
  );
});

it('any part of a brief invents nothing either', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all.map(([, input]) => input)), fc.func(fc.boolean()), (input, keeps) => {
      const part = Object.fromEntries(
        Object.entries(input).filter(([name]) => name === 'idea' || keeps(name)),
      );
      expect(findInvented(part)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

it('keeps which numbers of the company it was written with, as they are printed', () => {
  const took = (input: PageInput) => write(input).draft.took;
  const idea =
    'Bread delivered to your door in Porto for €11 a week. 120 people are on the waiting list. I have baked for 12 years.';
  expect(took({ idea })).toEqual([
    { label: 'Price', text: '€11 a week' },
    { label: 'Years in the field', text: '12 years' },
    { label: 'Waiting list', text: '120 people' },
  ]);
  const measured = [
    { figure: '104%', counts: 'NRR' },
    { figure: '45 of 50', counts: 'loaves sold' },
  ];
  expect(took({ idea: 'Bread for the street.', measured })).toEqual([{ label: 'NRR', text: '104%' }]);
  expect(took({ idea: 'Bread for the street.', price: 9, currency: 'EUR', per: 'order' })).toEqual([
    { label: 'Price per order', text: '€9' },
  ]);
});

it('two businesses do not look alike', () => {
  const looks = all.map(([, input]) => {
    const { design, theme } = write(input).draft;
    return `${design} ${theme.brand} ${theme.type}`;
  });
  expect(new Set(looks).size).toBe(looks.length);
  expect(new Set(looks.map((look) => look.split(' ')[0])).size).toBeGreaterThanOrEqual(8);
});

it.each([
  ['bakery', 'menu'],
  ['devtool', 'console'],
  ['clinic', 'memo'],
  ['furniture', 'letter'],
  ['tutoring', 'syllabus'],
  ['marketplace', 'two-doors'],
  ['sensor', 'teardown'],
  ['organ', 'signboard'],
  ['festival', 'marquee'],
] as const)('%s wears %s', (name, design) => {
  expect(write(briefs[name]).draft.design).toBe(design);
});

it('a brand colour is kept, a grey is not one', () => {
  const brand = (colours: readonly string[]) => write({ ...briefs.clinic, colours }).draft.theme.brand;
  expect(brand(['#777777', '#c2410c'])).toBe('#c2410c');
  expect(brand(['#777777'])).not.toBe('#777777');
});

it('another tone and another name give another look, the same brief the same bytes', () => {
  const bytes = (input: PageInput) => JSON.stringify(write(input).draft);
  expect(bytes(briefs.legal)).toBe(bytes({ ...briefs.legal }));
  expect(write({ ...briefs.legal, company: 'Markwart' }).draft.theme).not.toEqual(
    write(briefs.legal).draft.theme,
  );
});

it.each([
  [
    'Payroll for restaurants in Texas. $39 a month plus $5 per employee.',
    '$39',
    'a month plus $5 per employee',
  ],
  ['We inspect roofs with drones. €900 per roof up to 5,000 m².', '€900', 'per roof up to 5,000 m²'],
])('a price that goes on is not cut: %s', (idea, price, per) => {
  const { content } = write({ idea, company: 'Nera', design: 'memo' }).draft;
  expect(content.pricing?.plans?.[0]).toMatchObject({ price, per });
});

it('two doors, which show no lead, say below what it is', () => {
  const idea = 'A marketplace where farmers hire tractors from neighbours.';
  const twoSides = [
    { who: 'Farmers', line: 'Plough before the rain', text: null },
    { who: 'Owners', line: 'Earn on idle days', text: null },
  ];
  const { content } = write({ idea, company: 'Jembe', twoSides }).draft;
  expect(content.solution?.body).toBe(idea);
});

it('a design is not chosen by what the page shows alone', () => {
  const idea = 'A monthly box for knitters with yarn from one sheep farm. 38 euros a month.';
  expect(write({ idea, company: 'Schaf' }).draft.design).not.toBe('syllabus');
});
