import { sayDay, toDay } from './days.ts';
import { monthNumber } from './read-month.ts';
import { type Refusal, refuse } from './read-value.ts';

export type DayOrder = 'day-first' | 'month-first';

type ParsedDate =
  | { readonly day: string }
  /** 03/04/2026: the day first, then the month first. */
  | { readonly either: readonly [string, string] };

/** Longer than any date, with its time. */
const dateMaxLength = 40;

/** A date as people and spreadsheets write it; null when it is none. `order` is the column's, where it is known. */
export function parseDate(text: string, order?: DayOrder): ParsedDate | null {
  if (text.length > dateMaxLength) return null;
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/u, '');
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/u.exec(bare);
  if (yearFirst) return real(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})$/u.exec(bare);
  if (compact) return real(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?: .*)?$/u.exec(bare);
  if (numbers) {
    const [, first, sign, second, year = ''] = numbers;
    // 26-10-05 may begin with its year.
    if (sign === '-' && year.length === 2) return null;
    return byOrder(Number(first), Number(second), fullYear(year), sign === '.' ? 'day-first' : order);
  }
  const dayName = /^(\d{1,2})(?:st|nd|rd|th|\.)?[- ]([a-z]{3,9})\.?[-, ]+(\d{4}|\d{2})$/u.exec(bare);
  if (dayName) return real(fullYear(dayName[3] ?? ''), monthNumber(dayName[2] ?? ''), Number(dayName[1]));
  const nameDay = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u.exec(bare);
  if (nameDay) return real(Number(nameDay[3]), monthNumber(nameDay[1] ?? ''), Number(nameDay[2]));
  return null;
}

export function readDate(where: string, raw: unknown): string | Refusal {
  const text = typeof raw === 'string' ? raw : '';
  const found = parseDate(text);
  if (found === null) return refuse(`${where}: please write the date as 2026-10-05.`);
  return 'day' in found ? found.day : refuse(`${where}: ${askWhich(text.trim(), found.either)}`);
}

export function askWhich(text: string, [dayFirst, monthFirst]: readonly [string, string]): string {
  const words = (day: string) => sayDay(day).replace(/ \d{4}$/u, '');
  return `does ${text} mean ${words(dayFirst)} or ${words(monthFirst)}? Please write ${dayFirst} or ${monthFirst}.`;
}

/** Which part is the day, where a column of such dates shows it: one part is over 12, or one stands still. */
export function orderOf(texts: readonly string[]): DayOrder | undefined {
  const dates = texts.flatMap((text) => {
    const parts = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}/u.exec(text);
    return parts ? [[Number(parts[1]), Number(parts[2])] as const] : [];
  });
  if (dates.some(([first]) => first > 12)) return 'day-first';
  if (dates.some(([, second]) => second > 12)) return 'month-first';
  if (dates.length < 2) return undefined;
  const stands = (at: 0 | 1) => new Set(dates.map((date) => date[at])).size === 1;
  if (stands(0) === stands(1)) return undefined;
  return stands(0) ? 'day-first' : 'month-first';
}

function byOrder(first: number, second: number, year: number, order?: DayOrder): ParsedDate | null {
  const dayFirst = toDay(year, second, first);
  const monthFirst = toDay(year, first, second);
  if (order !== undefined) return only(order === 'day-first' ? dayFirst : monthFirst);
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst)
    return only(dayFirst ?? monthFirst);
  return { either: [dayFirst, monthFirst] };
}

function real(year: number, month: number, day: number): ParsedDate | null {
  return only(toDay(year, month, day));
}

function only(day: string | null): ParsedDate | null {
  return day === null ? null : { day };
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}
