import type { TradeRow } from './trade-words.ts';

/** What names are made of, besides the words of the business. */
export interface NameStock {
  readonly trades: readonly TradeRow[];
  /** Words that go well behind or before another. */
  readonly behind: readonly string[];
  readonly before: readonly string[];
  /** Words that people like and that end as an address may: "fresh", "supply". */
  readonly ending: readonly string[];
  readonly endings: readonly Ending[];
  /** Well-known names of companies and products. */
  readonly brands: readonly string[];
}

/** What comes after the dot: price of a year in US dollars, and whom it suits. */
export interface Ending {
  readonly ending: string;
  readonly low: number;
  readonly high: number;
  /** `all`, `none`, a field of business, or the code of a country. */
  readonly fits: string;
  readonly note: string;
}

/** The texts of content/naming/partners.tsv, endings.tsv and brands.txt. */
export function readStock(
  trades: readonly TradeRow[],
  partners: string,
  endings: string,
  brands: string,
): NameStock {
  const sides = new Map(rowsOf(partners).map(([place = '', words = '']) => [place, words.split(' ')]));
  return {
    trades,
    behind: sides.get('behind') ?? [],
    before: sides.get('before') ?? [],
    ending: sides.get('ending') ?? [],
    endings: rowsOf(endings).map(([ending = '', low, high, fits = '', note = '']) => ({
      ending,
      low: Number(low),
      high: Number(high),
      fits,
      note,
    })),
    brands: brands.split(/\s+/u).filter((name) => name !== ''),
  };
}

function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}
