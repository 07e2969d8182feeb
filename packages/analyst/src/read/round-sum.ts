/** The power of ten nearest to a million dollars, so that the round sum is a real business in each currency. */
const sums: Readonly<Record<string, number>> = {
  AED: 1e7,
  BRL: 1e7,
  CZK: 1e7,
  DKK: 1e7,
  IDR: 1e10,
  INR: 1e8,
  JPY: 1e8,
  KES: 1e8,
  MXN: 1e7,
  NGN: 1e9,
  NOK: 1e7,
  PLN: 1e7,
  SEK: 1e7,
  TZS: 1e9,
  ZAR: 1e7,
};
const million = 1_000_000;

const currencies: Readonly<Record<string, string>> = {
  AE: 'AED',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  DK: 'DKK',
  GB: 'GBP',
  ID: 'IDR',
  IN: 'INR',
  JP: 'JPY',
  KE: 'KES',
  MX: 'MXN',
  NG: 'NGN',
  NO: 'NOK',
  PL: 'PLN',
  SE: 'SEK',
  SG: 'SGD',
  ZA: 'ZAR',
};
const euro: ReadonlySet<string> = new Set(
  'EU AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '),
);

export function roundSum(currency: string): number {
  return sums[currency] ?? million;
}

/** What is paid with in a place: for a share of sales, which names no currency. */
export function currencyOf(place: string | null): string {
  if (place === null) return 'USD';
  return euro.has(place) ? 'EUR' : (currencies[place] ?? 'USD');
}

/** "kr" and "%" are no currency that a sum can be shown in. */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/u.test(code);
}
