import type { Currency } from '@slipway/core';
import { type Books, readBooks } from '@slipway/finance';
import type { Input, Mode } from '../fields.ts';
import { type Earning, earningOf } from './earning.ts';
import { readSettings, type Settings } from './settings.ts';
import { openSheet, type Sheet } from './sheet.ts';

/** What every computation works on. */
export interface Desk {
  readonly input: Input;
  readonly mode: Mode;
  readonly earning: Earning;
  readonly currency: Currency;
  readonly books: Books;
  readonly settings: Settings;
  readonly sheet: Sheet;
  /** Index of the latest month; -1 when there is none. */
  readonly last: number;
  /** How many months rates are averaged over. */
  readonly window: Span;
}

/** Indices of months, both ends in. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const usualWindow = 3;

export function openDesk(input: Input): Desk {
  const settings = readSettings(input);
  const books = readBooks(input.months ?? [], settings.choose('blanks', 'missing'));
  const last = books.months.length - 1;
  const earning = earningOf(books, input.mode);
  const currency = input.currency ?? 'USD';
  const length = Math.min(settings.number('windowMonths', usualWindow), Math.max(1, last + 1));
  return {
    input,
    mode: modeOf(books, input.mode, earning),
    earning,
    currency,
    books,
    settings,
    sheet: openSheet(currency),
    last,
    window: { from: last - length + 1, to: last },
  };
}

/** Without a choice only from columns that exist in one kind of business alone. */
function modeOf(books: Books, chosen: Input['mode'], earning: Earning): Mode {
  if (earning === 'not-yet') return 'before-revenue';
  if (chosen !== undefined && chosen !== 'before-revenue') return chosen;
  if (books.has('gmv')) return 'marketplace';
  if (books.has('mrr') || books.has('newMrr') || books.has('churnedMrr')) return 'saas';
  return books.has('orders') ? 'ecommerce' : 'services';
}

export function lengthOf({ from, to }: Span): number {
  return to - from + 1;
}

/** So many months that end with the latest, or null when the table is shorter. */
export function lastMonths({ last }: Desk, length: number, before = 0): Span | null {
  const from = last - before - length + 1;
  return from < 0 || length < 1 ? null : { from, to: last - before };
}
