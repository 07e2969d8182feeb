/** The power of ten nearest to a million dollars, so that the round sum is a real business in each currency. */
const sums: Readonly<Record<string, number>> = {
  AED: 1e7,
  ARS: 1e9,
  BDT: 1e8,
  BRL: 1e7,
  CLP: 1e9,
  CNY: 1e7,
  COP: 1e10,
  CZK: 1e7,
  DKK: 1e7,
  EGP: 1e8,
  ETB: 1e8,
  GHS: 1e7,
  HKD: 1e7,
  HUF: 1e9,
  IDR: 1e10,
  ILS: 1e7,
  INR: 1e8,
  JPY: 1e8,
  KES: 1e8,
  KRW: 1e9,
  LKR: 1e8,
  MAD: 1e7,
  MWK: 1e9,
  MXN: 1e7,
  MYR: 1e7,
  NGN: 1e9,
  NOK: 1e7,
  NPR: 1e8,
  PEN: 1e7,
  PHP: 1e8,
  PKR: 1e8,
  PLN: 1e7,
  RON: 1e7,
  RWF: 1e9,
  SAR: 1e7,
  SEK: 1e7,
  THB: 1e8,
  TRY: 1e8,
  TZS: 1e9,
  UAH: 1e8,
  UGX: 1e10,
  VND: 1e10,
  XOF: 1e9,
  ZAR: 1e7,
  ZMW: 1e7,
};
const million = 1_000_000;

const currencies: Readonly<Record<string, string>> = {
  AE: 'AED',
  AR: 'ARS',
  AU: 'AUD',
  BD: 'BDT',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CL: 'CLP',
  CN: 'CNY',
  CO: 'COP',
  CZ: 'CZK',
  DK: 'DKK',
  EG: 'EGP',
  ET: 'ETB',
  GB: 'GBP',
  GH: 'GHS',
  HK: 'HKD',
  HU: 'HUF',
  ID: 'IDR',
  IL: 'ILS',
  IN: 'INR',
  JP: 'JPY',
  KE: 'KES',
  KR: 'KRW',
  LK: 'LKR',
  MA: 'MAD',
  MW: 'MWK',
  MX: 'MXN',
  MY: 'MYR',
  NG: 'NGN',
  NO: 'NOK',
  NP: 'NPR',
  NZ: 'NZD',
  PE: 'PEN',
  PH: 'PHP',
  PK: 'PKR',
  PL: 'PLN',
  RO: 'RON',
  RW: 'RWF',
  SA: 'SAR',
  SE: 'SEK',
  SG: 'SGD',
  SN: 'XOF',
  TH: 'THB',
  TR: 'TRY',
  TZ: 'TZS',
  UA: 'UAH',
  UG: 'UGX',
  VN: 'VND',
  ZA: 'ZAR',
  ZM: 'ZMW',
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
