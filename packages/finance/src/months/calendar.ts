const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Months since year 0, so that they can be counted with. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

export function monthAt(number: number): string {
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** "September 2026". */
export function monthLabel(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`;
}

function monthName(month: string): string {
  return names[Number(month.slice(5, 7)) - 1] ?? month;
}

/** "September 2026", "July to September 2026", "October 2025 to September 2026". */
export function spanLabel(from: string, to: string): string {
  if (from === to) return monthLabel(to);
  const start = from.slice(0, 4) === to.slice(0, 4) ? monthName(from) : monthLabel(from);
  return `${start} to ${monthLabel(to)}`;
}

/** "Sep 2026", for the foot of a chart: "Sep 26" reads as a day, and a spreadsheet takes it for one. */
export function shortLabel(month: string): string {
  return `${monthName(month).slice(0, 3)} ${month.slice(0, 4)}`;
}
