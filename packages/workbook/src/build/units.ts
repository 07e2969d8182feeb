import { type Currency, isMoney, type Unit } from '@slipway/core';

/** The number format of a spreadsheet. Signs of money stand in quotes, so that no program takes them for its own. */
export function formatOf(unit: Unit, currency?: Currency): string {
  if (isMoney(unit)) return moneyFormat(currency);
  const [base] = unit.split('/');
  if (base === 'share') return '0.0%';
  if (base === 'ratio') return '0.00';
  if (base === 'count') return '#,##0.##';
  return '0.0';
}

/** Asking for a currency's sign was a third of the time of a workbook: every sum asks. */
const moneyFormats = new Map<Currency, string>();

function moneyFormat(currency: Currency | undefined): string {
  if (currency === undefined || !/^[A-Z]{3}$/u.test(currency)) return '#,##0.00';
  const known = moneyFormats.get(currency) ?? makeMoneyFormat(currency);
  moneyFormats.set(currency, known);
  return known;
}

function makeMoneyFormat(currency: Currency): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return `"${sign}"#,##0.00;-"${sign}"#,##0.00`;
}

/** "USD a month", "%, a year", "customers". */
export function unitWords(unit: Unit, currency?: Currency, noun?: string): string {
  const [base = '', period] = unit.split('/');
  const every = period === undefined ? '' : ` a ${period}`;
  if (base === 'money') return `${currency ?? 'money'}${every}`;
  if (base === 'share') return `%${every}`;
  if (base === 'ratio') return 'ratio';
  return `${base === 'count' ? (noun ?? 'count') : base}${every}`;
}
