import { describe, expect, it } from 'vitest';
import { family, plural, singular } from './word-forms.ts';

describe('forms of a noun', () => {
  it.each([
    ['bakeries', 'bakery'],
    ['churches', 'church'],
    ['people', 'person'],
    ['knives', 'knife'],
    ['olives', 'olive'],
    ['salesmen', 'salesman'],
    ['buses', 'buse'],
    ['glass', 'glass'],
    ['hotels', 'hotel'],
  ])('%s is %s in the singular', (many, one) => {
    expect(singular(many)).toBe(one);
  });

  it.each([
    ['bakery', 'bakeries'],
    ['church', 'churches'],
    ['child', 'children'],
    ['hotels', 'hotels'],
    ['kitchen staff', 'kitchen staff'],
  ])('%s is %s in the plural', (one, many) => {
    expect(plural(one)).toBe(many);
  });

  it('gives what belongs together one family', () => {
    expect(
      new Set(['brewer', 'brewers', 'brewery', 'breweries', 'brewing', 'brewhouse'].map(family)).size,
    ).toBe(1);
    expect(family('farmers')).toBe(family('farms'));
    expect(family('hotel')).not.toBe(family('hospital'));
  });
});
