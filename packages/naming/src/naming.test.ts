import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadNaming } from '../disk/load-naming.ts';
import { editDistance } from './distance.ts';
import { findMisread } from './look-alikes.ts';
import { measureName } from './measure-name.ts';
import { rateName } from './rate-name.ts';
import { areHeardAlike, listAlike } from './testing/alike.ts';
import { homophones } from './testing/homophones.ts';

const content = join(import.meta.dirname, '../../../content/naming');
const naming = loadNaming();
const measure = (name: string, awayFrom: readonly string[] = []) => measureName(naming, name, { awayFrom });
const isHeardAlike = (a: string, b: string) => areHeardAlike(naming, a, b);

describe('heard', () => {
  it.each(homophones)('%s and %s sound the same', (a, b) => {
    expect(measure(a, [b]).nearest?.sounds).toBe(0);
    expect(measure(b, [a]).nearest?.sounds).toBe(0);
  });

  // All of the 20,000 commonest: scripts/eval/names-heard.eval.ts.
  it('any two of the 3,000 commonest words that CMU’s dictionary says alike', () => {
    const pairs = listAlike(readFileSync(join(content, 'pronunciations.tsv'), 'utf8'), 3000);
    expect(pairs.length).toBeGreaterThan(80);
    expect(pairs.filter(([a, b]) => !isHeardAlike(a, b))).toEqual([]);
  });

  it('a word with no twin is written as it is, its rarer twin is not', () => {
    expect(measure('notion').hearing?.share).toBeGreaterThan(0.9);
    expect(measure('flour').hearing).toMatchObject({ instead: 'flower' });
    expect(measure('flour').hearing?.share).toBeLessThan(0.5);
  });

  it('a respelled word is written as the word', () => {
    expect(measure('fone').hearing).toMatchObject({ instead: 'phone' });
    expect(measure('fone').hearing?.share).toBeLessThan(0.2);
  });

  it('two words in one are heard as two', () => {
    expect(measure('facebook')).toMatchObject({ parts: ['face', 'book'], syllables: 2 });
    expect(measure('seastock').hearing?.homophones).toContain('seestock');
  });

  // CMU's dictionary, Release 0.7b.
  it.each([
    ['google', 2],
    ['canva', 2],
    ['notion', 2],
    ['amazon', 3],
    ['wikipedia', 5],
    ['stripe', 1],
  ])('%s has %i syllables', (name, syllables) => {
    expect(measure(name).syllables).toBe(syllables);
  });
});

describe('seen', () => {
  it.each([
    ['modern', 'modem'],
    ['corn', 'com'],
    ['clover', 'dover'],
    ['vvest', 'west'],
    ['paypa1', 'paypal'],
    ['g00gle', 'google'],
    ['linlcedin', 'linkedin'],
  ])('%s is read as %s', (name, other) => {
    expect(measure(name, [other]).nearest).toMatchObject({ name: other, looksAlike: true });
    expect(measure(other, [name]).nearest).toMatchObject({ name, looksAlike: true });
  });

  it('every sign that Unicode calls confusable with English letters is caught', () => {
    const rows = readFileSync(join(content, 'look-alikes.tsv'), 'utf8').trim().split('\n').slice(1);
    const signs = rows.flatMap((row) => {
      const [letters = '', own = ''] = row.split('\t');
      return own.split(' ').map((sign) => [sign, letters] as const);
    });
    expect(signs.length).toBe(1454);
    const missed = signs.filter(
      ([sign, letters]) => !measure(`Ta${sign}ge`, [`Ta${letters}ge`]).nearest?.looksAlike,
    );
    expect(missed).toEqual([]);
    expect(measure('Tange', ['Tadge']).nearest?.looksAlike).toBe(false);
  });

  it.each([
    ['G00gle', 'Google'],
    ['Paypa1', 'PayPal'],
    ['Arnazon', 'Amazon'],
    ['5tripe', 'Stripe'],
  ])('%s is caught beside %s, also where another rival is nearer by letters', (name, rival) => {
    expect(measure(name, ['Ggle', 'Paypa', 'Arazon', 'Tripe', rival]).nearest).toMatchObject({
      name: rival,
      looksAlike: true,
    });
  });

  it('says what is misread', () => {
    expect(findMisread('Fernly')).toEqual([{ seen: 'rn', readAs: 'femly' }]);
    expect(findMisread('Stripe')).toEqual([]);
  });
});

describe('unwanted', () => {
  it.each([
    ['penisland', 'English'],
    ['analtech', 'English'],
    ['merdeo', 'French'],
    ['kurwanta', 'Polish'],
    ['fickly', 'German'],
    ['siktirly', 'Turkish'],
  ])('%s has a word of %s', (name, language) => {
    expect(measure(name).unwanted.map((found) => found.language)).toContain(language);
  });

  it.each(['classic', 'analysis', 'cocktail', 'titan', 'peacock', 'assemble', 'grape', 'documents'])(
    '%s is harmless',
    (name) => {
      expect(measure(name).unwanted).toEqual([]);
    },
  );
});

describe('near a rival', () => {
  it.each([
    ['kitten', 'sitting', 3],
    ['ca', 'ac', 1],
    ['', 'abc', 3],
    ['saturday', 'sunday', 3],
  ])('%s to %s takes %i edits', (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits);
  });

  it('is a distance', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  it('finds the nearest, by letters or by sound', () => {
    expect(measure('strype', ['Square', 'Stripe']).nearest).toMatchObject({
      name: 'Stripe',
      letters: 1,
      sounds: 0,
    });
    expect(rateName(measure('strype', ['Stripe'])).distinct).toBe(0);
    expect(rateName(measure('harrow', ['Stripe'])).distinct).toBe(1);
    expect(rateName(measure('harrow')).distinct).toBeNull();
  });
});

it('any text is measured and rated between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (name) => {
      const rates = Object.values(rateName(measure(name, ['Acme'])));
      expect(rates.every((rate) => rate === null || (rate >= 0 && rate <= 1))).toBe(true);
    }),
    { numRuns: 60 },
  );
});
