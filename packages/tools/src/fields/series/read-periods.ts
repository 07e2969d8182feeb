import { dayNumber, dayOf, toDay } from '../shared/days.ts';
import { dayOfExcel, excelDay } from '../shared/excel-day.ts';
import { askWhich, type DayOrder, orderOf, parseDate } from '../shared/read-date.ts';
import { nextMonth, readMonth } from '../shared/read-month.ts';
import { type Refusal, refuse } from '../shared/read-value.ts';

/** A period as it was written, with its row as the person counts. */
interface WrittenPeriod {
  readonly row: number;
  readonly text: string;
}

export interface Period {
  readonly row: number;
  readonly day: string;
  /** How it was written: a month alone, a week by its number, or a day that may stand for any of them. */
  readonly as: 'day' | 'week' | 'month';
}

/** Every period as the day it begins on; the sentence names the first row that cannot be read. */
export function readPeriods(label: string, written: readonly WrittenPeriod[]): readonly Period[] | Refusal {
  const texts = written.map(({ text }) => text);
  // Excel counts days from 1900. One such number among dates is a mistake, a column of them is an export.
  const areSerials = texts.length > 1 && texts.every((text) => excelDay.test(text));
  const order = orderOf(texts);
  const periods: Period[] = [];
  for (const { row, text } of written) {
    const found = areSerials ? ({ day: dayOfExcel(text), as: 'day' } as const) : readPeriod(text, order);
    if (typeof found === 'string') return refuse(`${label}, row ${row}: ${found}`);
    periods.push({ row, ...found });
  }
  const [first] = periods;
  const other = periods.find((period) => period.as !== first?.as);
  if (first && other)
    return refuse(
      `${label}, row ${other.row}: a ${other.as}, but row ${first.row} has a ${first.as}. Please write all the same way.`,
    );
  return periods;
}

/** Whether a cell alone can be one; its column may still show that it is another than it seems. */
export function isPeriod(text: string): boolean {
  return excelDay.test(text) || typeof readPeriod(text, 'day-first') !== 'string' || isDate(text);
}

function isDate(text: string): boolean {
  return parseDate(text, 'month-first') !== null;
}

/** The period after the last of these, as they are written; null where that cannot be seen. */
export function nextPeriod(texts: readonly string[]): string | null {
  const [before, last] = texts.slice(-2).map((text) => readPeriod(text, undefined));
  if (typeof before !== 'object' || typeof last !== 'object' || before.as !== last.as) return null;
  if (last.as === 'month') return nextMonth(last.day);
  const apart = dayNumber(last.day) - dayNumber(before.day);
  return last.as === 'day' && apart > 0 && apart <= 7 ? dayOf(dayNumber(last.day) + apart) : null;
}

type Found = Omit<Period, 'row'>;

function readPeriod(text: string, order: DayOrder | undefined): Found | string {
  const date = parseDate(text, order);
  if (date !== null) return 'day' in date ? { day: date.day, as: 'day' } : askWhich(text, date.either);
  const week = /^(\d{4})-?w(\d{1,2})$/iu.exec(text);
  const monday = week && mondayOf(Number(week[1]), Number(week[2]));
  if (monday) return { day: monday, as: 'week' };
  const month = readMonth(text);
  if (month !== null) return { day: `${month}-01`, as: 'month' };
  const shown = text.length > 30 ? 'this' : `“${text}”`;
  if (/^(?:19|20)\d{2}$/u.test(text)) return `${text} is a year. Please give days, weeks or months.`;
  if (/^(?:q[1-4]|\d{4}[- ]?q[1-4])/iu.test(text))
    return `${shown} is a quarter. Please give days, weeks or months.`;
  return `${shown} is no date we can read. Write 2026-10-05, or 2026-10 for a month.`;
}

/** ISO 8601: week 1 is the one with 4 January in it. */
function mondayOf(year: number, week: number): string | null {
  const fourth = toDay(year, 1, 4);
  if (fourth === null || week < 1 || week > 53) return null;
  const number = dayNumber(fourth);
  // Day 0 of 1970 was a Thursday.
  const monday = number - ((((number + 3) % 7) + 7) % 7) + (week - 1) * 7;
  return dayOf(monday);
}
