import { describe, expect, it } from 'vitest';
import { loadStock } from '../disk/load-naming.ts';
import { makeFindKnown } from './known-names.ts';
import { wordKinds } from './trade-words.ts';

const stock = loadStock();

describe('known names', () => {
  const find = makeFindKnown(['Flickr', 'Lyft', 'HelloFresh', 'Citroën', 'Fiverr', 'Windows', 'GE']);

  it.each([
    ['hellofresh', 'HelloFresh'],
    ['flicker', 'Flickr'],
    ['lift', 'Lyft'],
    ['fiver', 'Fiverr'],
    ['citroen', 'Citroën'],
    ['helofresh', 'HelloFresh'],
    ['hellofreshy', 'HelloFresh'],
    ['window', null],
    ['loft', null],
    ['windchest', null],
    ['ge', null],
  ])('%s is taken for %s', (letters, known) => {
    expect(find(letters)).toBe(known);
  });

  it('holds 1,500 brands, each once', () => {
    expect(stock.brands.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(stock.brands).size).toBe(stock.brands.length);
  });
});

describe('words of the fields', () => {
  const byIndustry = Map.groupBy(stock.trades, ({ industry }) => industry);

  it.each([...byIndustry])('%s: words of all kinds, each plain and telling', (_, rows) => {
    const words = rows.flatMap((row) => row.words);
    expect(new Set(words).size).toBeGreaterThanOrEqual(60);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(wordKinds));
    for (const word of words) expect(word).toMatch(/^[a-z]{2,}(?:-[a-z]{2,})?$/u);
    for (const row of rows) expect(new Set(row.words).size).toBe(row.words.length);
    expect(words.filter((word) => /^(?:solutions?|smart|tech|pro|hub|digital|global)$/u.test(word))).toEqual(
      [],
    );
  });
});
