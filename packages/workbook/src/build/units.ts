import type { Currency, Unit } from '@slipway/core';

/**
 * The number format of a spreadsheet, with the places that the screen shows: no cents from a thousand on, and more places for
 * what would round to nothing. A cell to change keeps its cents below a thousand. Conditions within a format would follow each
 * change, but programs differ in whether they then show a minus.
 */
export function formatOf(unit: Unit, currency: Currency | undefined, value: number | null): string {
  const base = baseOf(unit);
  if (value === null && base === 'count') return 'General';
  const number = numberFormat(placesOf(base, value ?? 0));
  if (base === 'share') return `${number}%`;
  return base === 'money' ? moneyFormat(number, currency) : number;
}

const baseOf = (unit: Unit) => unit.split('/')[0] ?? unit;
const numberFormat = (places: number) => `#,##0${places === 0 ? '' : `.${'0'.repeat(places)}`}`;

/** Below it is what only arithmetic left over. */
const nothing = 1e-6;

function placesOf(base: string, value: number): number {
  const size = Math.abs(base === 'share' ? value * 100 : value);
  const usual = usualPlaces(base, size);
  const isMoney = base === 'money';
  if (size < nothing || size >= (isMoney ? 0.01 : 0.5 * 10 ** -usual)) return usual;
  return Math.ceil(-Math.log10(size)) + (isMoney ? 1 : 0);
}

function usualPlaces(base: string, size: number): number {
  if (base === 'money') return size >= 999.995 ? 0 : 2;
  if (base === 'share') return 1;
  if (base === 'ratio') return 2;
  return base === 'points' || size >= 99.95 || (base === 'count' && Number.isInteger(size)) ? 0 : 1;
}

/** Asking for a currency's sign was a third of the time of a workbook: every sum asks. */
const signs = new Map<Currency, string>();

/** Signs of money stand in quotes, so that no program takes them for its own. */
function moneyFormat(number: string, currency: Currency | undefined): string {
  if (currency === undefined || !/^[A-Z]{3}$/u.test(currency)) return number;
  const sign = signs.get(currency) ?? findSign(currency);
  signs.set(currency, sign);
  return `"${sign}"${number};-"${sign}"${number}`;
}

function findSign(currency: Currency): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** "USD a month", "% a year", "customers". */
export function unitWords(unit: Unit, currency?: Currency, noun?: string): string {
  const [base = '', period] = unit.split('/');
  const every = period === undefined ? '' : ` a ${period}`;
  if (base === 'money') return `${currency ?? 'money'}${every}`;
  if (base === 'share') return `%${every}`;
  if (base === 'ratio') return 'ratio';
  return `${base === 'count' ? (noun ?? '') : base}${every}`.trim();
}
