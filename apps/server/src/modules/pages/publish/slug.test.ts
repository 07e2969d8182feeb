import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf, slugProblem, slugsLike } from './slug.ts';

test.each([
  ['noonseal', null],
  ['noon-seal-2', null],
  ['2-seals', null],
  ['ab', 'An address has 3 to 60 characters.'],
  ['x'.repeat(61), 'An address has 3 to 60 characters.'],
  ['noon--seal', 'An address has small letters a to z, digits and single hyphens between them.'],
  ['-noon', 'An address has small letters a to z, digits and single hyphens between them.'],
  ['noon_seal', 'An address has small letters a to z, digits and single hyphens between them.'],
  ['größe', 'An address has small letters a to z, digits and single hyphens between them.'],
  ['2026', 'An address needs at least one letter.'],
  ['20-26', 'An address needs at least one letter.'],
  ['login', 'The address “login” is reserved. Please choose another one.'],
  ['slipway', 'The address “slipway” is reserved. Please choose another one.'],
])('%s', (slug, problem) => {
  expect(slugProblem(slug)).toBe(problem);
});

test.each([
  ['Café Größe 2', 'cafe-grosse-2'],
  ['  Noon — Seal!  ', 'noon-seal'],
  ['Noonseal, page A', 'noonseal'],
  ['Login', 'page-login'],
  ['2026', 'page-2026'],
  ['日本', 'new-page'],
  ['1'.repeat(80), `page-${'1'.repeat(46)}`],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('whatever a page is called, every address made from its name may be used', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.base64String({ minLength: 12 }), (name, end) => {
      for (const slug of slugsLike(slugOf(name), `a${end}`)) expect(slugProblem(slug), slug).toBeNull();
    }),
  );
});
