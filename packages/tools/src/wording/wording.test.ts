import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleFor, withArticle } from './article.ts';
import { canonicalJson } from './canonical-json.ts';
import { hash32, pickPhrase } from './hash.ts';
import { capitalise, lowerFirst } from './letters.ts';
import { listWords } from './list-words.ts';
import { easeOf, readingEase, syllablesOf } from './reading-ease.ts';
import { shortQuote } from './short-quote.ts';

const an = `hour|MRI|office|uninsured patient|umbrella|honest price|8-week pilot|18-month plan|11-person team|SMB|FAQ|x-ray
X-ray|NGO|usher|ERP|urgent care visit|urban farm|unimportant detail|EU grant|LLC|A/B test|F&B outlet|opener|iPhone
e-commerce shop|heir|HR team|IT firm|SLA|ATM|unpaid invoice|online school|ethical shop|apple|800-seat hall|18,000-strong list|RFP|NHS trust`;
const a = `unicorn|US firm|SaaS tool|university|European firm|180-day plan|one-off fee|HIPAA audit|historian|USB key|utility|unit
union|user|useful tool|usual week|unique name|eulogy|ewe|once-a-week visit|clinic|UK grocer|URL|house|hotel|1,100-seat hall
100-seat hall|SWOT|SIM card|NASA engineer|unanimous vote|ukulele|CFO|B2B shop|QR code|YC firm|one-person team|Ukrainian bakery|ubiquitous tool`;
const split = (text: string) => text.split(/[|\n]/u).map((phrase) => phrase.trim());

test.each(split(an))('an %s', (phrase) => {
  expect(withArticle(phrase)).toBe(`an ${phrase}`);
});
test.each(split(a))('a %s', (phrase) => {
  expect(withArticle(phrase)).toBe(`a ${phrase}`);
});
test.each(['the front desk', 'their phone', 'an office', 'two clinics', 'every shop'])(
  '%s has its article',
  (phrase) => {
    expect(withArticle(phrase)).toBe(phrase);
  },
);

test('property: only the first word decides', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...split(an), ...split(a)),
      fc.constantFrom('owner', 'hour', 'unit'),
      (phrase, next) => {
        expect(articleFor(`${phrase} ${next}`)).toBe(articleFor(phrase));
      },
    ),
  );
});

test('the hash is what it was: stored reports depend on it', () => {
  expect([hash32(''), hash32('a'), hash32('dental offices')]).toEqual([2872998923, 444641715, 4220709134]);
});

test('property: a phrase is chosen the same way each time, and all are chosen over many inputs', () => {
  const options = ['a', 'b', 'c', 'd'] as const;
  fc.assert(
    fc.property(fc.string(), fc.string(), (seed, id) => {
      expect(pickPhrase(seed, id, options)).toBe(pickPhrase(seed, id, options));
    }),
  );
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 4000; seed += 1) {
    const chosen = pickPhrase(`idea ${seed}`, 'reason', options);
    counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
  }
  for (const option of options) expect(counts.get(option)).toBeGreaterThan(800);
  const pairs = new Set(
    Array.from(
      { length: 200 },
      (_, seed) => pickPhrase(`${seed}`, 'x', options) + pickPhrase(`${seed}`, 'y', options),
    ),
  );
  expect(pairs.size).toBe(16);
});

test('canonical JSON does not depend on the order of keys', () => {
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[{"d":1}]}');
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse());
      expect(canonicalJson(turned)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test.each([
  ['fill chairs', 'Fill chairs'],
  ['iPhone repair', 'iPhone repair'],
  ['“fill chairs”', '“Fill chairs”'],
  ['{{f:x}} pay', '{{f:x}} pay'],
  ['élan', 'Élan'],
])('capitalise %s', (text, expected) => {
  expect(capitalise(text)).toBe(expected);
});

test.each<[string, string[], string]>([
  ['Fill empty chairs', [], 'fill empty chairs'],
  ['MRI clinics', [], 'MRI clinics'],
  ['German bakers', [], 'German bakers'],
  ['I think', [], 'I think'],
  ['McKesson sells', [], 'McKesson sells'],
  ['Weave already calls', ['Weave'], 'Weave already calls'],
  ['Weaving is slow', ['Weave'], 'weaving is slow'],
  ['U.S. clinics', [], 'U.S. clinics'],
])('lowerFirst %s', (text, names, expected) => {
  expect(lowerFirst(text, names)).toBe(expected);
});

test.each<[string[], 'and' | 'or', string]>([
  [[], 'and', ''],
  [['a'], 'and', 'a'],
  [['a', 'b'], 'or', 'a or b'],
  [['a', 'b', 'c'], 'and', 'a, b and c'],
  [['a', ' ', 'a', 'b'], 'and', 'a and b'],
  [['a, b', 'c', 'd'], 'and', 'a, b; c and d'],
])('listWords %j', (items, joint, expected) => {
  expect(listWords(items, joint)).toBe(expected);
});

test.each<[string, number, string]>([
  ['We fill cancelled appointments. Others do not.', 9, 'We fill cancelled appointments'],
  [
    'We help dentists fill cancelled appointments, because every empty chair costs them',
    8,
    'We help dentists fill cancelled appointments',
  ],
  ['An app that finds the owner of a lost dog for you', 7, 'An app that finds the owner'],
  ['“Fill chairs”', 5, 'Fill chairs'],
  ['', 5, ''],
])('shortQuote %j', (text, words, expected) => {
  expect(shortQuote(text, words)).toBe(expected);
});

test('property: a quote is an exact piece, short enough, and ends on a word that can end it', () => {
  const words = fc.constantFrom(
    'dentists',
    'fill',
    'the',
    'of',
    'chairs,',
    'because',
    'empty',
    'slots.',
    'and',
    '“calls”',
    'cost',
    '$200;',
    'a',
  );
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 3, max: 12 }),
      (parts, most) => {
        const text = parts.join(' ');
        const quote = shortQuote(text, most);
        expect(text).toContain(quote);
        expect(quote.split(/\s+/u).length).toBeLessThanOrEqual(most);
        expect(quote).not.toMatch(/[\s,;:.]$/u);
        const isCut = (text.split('. ')[0] ?? '').split(' ').length > most;
        if (quote.includes(' ') && isCut) expect(quote).not.toMatch(/\s(?:the|of|and|a|because)$/u);
      },
    ),
  );
});

test('reading ease (rubrics reference, H4)', () => {
  const { ease, grade, isLowData } = easeOf(100, 5, 140);
  expect([ease.toFixed(1), grade.toFixed(1), isLowData]).toEqual(['68.1', '8.7', false]);
  expect(easeOf(0, 0, 0).sentences).toBe(1);
  expect(readingEase('The cat sat. The dog ran.').ease).toBeGreaterThan(100);
  expect(readingEase('Interoperability necessitates organisational reconfiguration.').ease).toBeLessThan(0);
  expect(readingEase('The cat sat.').isLowData).toBe(true);
});

test.each([
  ['cat', 1],
  ['time', 1],
  ['table', 2],
  ['people', 2],
  ['software', 2],
  ['appointment', 3],
  ['nth', 1],
  ['idea', 3],
])('%s has %d syllables', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

/** Fifty times what a field takes: a rule that looks at a run again for each of its characters would run for minutes. */
const length = 200_000;
test.each([...'a中9.,!— “'])('a quote of %j without end is found in one pass', (unit) => {
  const run = unit.repeat(length);
  expect(shortQuote(`x${run}x 中`, 12).length).toBeGreaterThan(0);
  expect(shortQuote(`Dental offices ${run}`, 12)).toMatch(/^Dental/u);
});
