export const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** A month as people and spreadsheets write it, as `2026-10`; null when it is none, or could be two. */
export function readMonth(text: string): string | null {
  const bare = text.trim().toLowerCase();
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})(?:[-/. ]\d{1,2})?(?:[t ].*)?$/.exec(bare);
  if (yearFirst) return monthOf(Number(yearFirst[1]), Number(yearFirst[2]));
  const yearLast = /^(\d{1,2})[-/. ](\d{4})$/.exec(bare);
  if (yearLast) return monthOf(Number(yearLast[2]), Number(yearLast[1]));
  const named = /^(?:\d{1,2}[-. ])?([a-z]{3,9})\.?[-/,' ]+(\d{4}|\d{2})$/.exec(bare);
  if (named) return monthOf(fullYear(named[2] ?? ''), monthNumber(named[1] ?? ''));
  const yearThenName = /^(\d{4})[-/, ]+([a-z]{3,9})\.?$/.exec(bare);
  if (yearThenName) return monthOf(Number(yearThenName[1]), monthNumber(yearThenName[2] ?? ''));
  return null;
}

export function nextMonth(month: string): string | null {
  const read = readMonth(month);
  if (read === null) return null;
  const [year = 0, number = 0] = read.split('-').map(Number);
  return number === 12 ? monthOf(year + 1, 1) : monthOf(year, number + 1);
}

function monthOf(year: number, month: number): string | null {
  return month >= 1 && month <= 12 && year >= 1900 && year <= 2200
    ? `${year}-${String(month).padStart(2, '0')}`
    : null;
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** From 1; 0 when the word is no month. "Sept" is one, "marble" is not. */
export function monthNumber(word: string): number {
  return monthNames.findIndex((name) => name.startsWith(word)) + 1;
}
