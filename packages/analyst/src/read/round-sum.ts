import table from './currencies.json' with { type: 'json' };

/** The power of ten nearest to a million dollars, so that the round sum is a real business in each currency. */
const sums = new Map(table.map(({ code, round }) => [code, round]));
const byPlace = new Map(
  table.flatMap(({ code, places }) =>
    places
      .split(' ')
      .filter((place) => place !== '')
      .map((place) => [place, code]),
  ),
);
const million = 1_000_000;

export function roundSum(currency: string): number {
  return sums.get(currency) ?? million;
}

/** What is paid with in a place: for a share of sales, which names no currency. */
export function currencyOf(place: string | null): string {
  return byPlace.get(place ?? '') ?? 'USD';
}

/** The one country that pays with it; undefined where several do. */
export function countryOf(currency: string): string | undefined {
  const [country, ...others] = table.find(({ code }) => code === currency)?.places.split(' ') ?? [];
  return others.length === 0 && country !== '' ? country : undefined;
}

/** "kr" and "%" are no currency that a sum can be shown in. */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/u.test(code);
}
