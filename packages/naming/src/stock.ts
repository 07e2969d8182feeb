/** What names are made of, besides the words of the business. */
export interface NameStock {
  /** Words with a picture in them, by what they are about. */
  readonly themes: readonly { readonly theme: string; readonly words: readonly string[] }[];
  /** Words that go well behind or before another. */
  readonly behind: readonly string[];
  readonly before: readonly string[];
  readonly endings: readonly Ending[];
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

/** The texts of content/naming/stock.tsv, partners.tsv and endings.tsv. */
export function readStock(stock: string, partners: string, endings: string): NameStock {
  const sides = new Map(rowsOf(partners).map(([place = '', words = '']) => [place, words.split(' ')]));
  return {
    themes: rowsOf(stock).map(([theme = '', words = '']) => ({ theme, words: words.split(' ') })),
    behind: sides.get('behind') ?? [],
    before: sides.get('before') ?? [],
    endings: rowsOf(endings).map(([ending = '', low, high, fits = '', note = '']) => ({
      ending,
      low: Number(low),
      high: Number(high),
      fits,
      note,
    })),
  };
}

function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}
