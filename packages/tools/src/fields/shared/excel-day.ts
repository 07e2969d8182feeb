import { dayOf } from './days.ts';
import { readMonth } from './read-month.ts';

/** Excel counts days from 1900: five digits for our century. */
export const excelDay = /^[3-6]\d{4}(?:[.,]\d+)?$/u;

/** The ISO day of such a number. 25569 is 1 January 1970. */
export function dayOfExcel(text: string): string {
  return dayOf(Math.floor(Number(text.replace(',', '.'))) - 25_569);
}

/** In a column of months a date of Excel, bare of its format, is one too. */
export function readMonthCell(text: string): string | null {
  const bare = text.trim();
  return excelDay.test(bare) ? dayOfExcel(bare).slice(0, 7) : readMonth(bare);
}
