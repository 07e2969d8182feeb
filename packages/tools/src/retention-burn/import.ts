import { monthNumber } from '@slipway/finance';
import type { Imported, ImportInput } from '../facet.ts';
import { countTitles } from '../fields/shared/count-titles.ts';
import { markOf, onlyCurrency } from '../fields/shared/currency-mark.ts';
import { amountReader, currencyReader, markIn, monthReader } from '../fields/shared/read-events.ts';
import { type Line, splitRows } from '../fields/shared/split-rows.ts';
import { findPlaces, isNobody } from './import/columns.ts';
import { countEvents, type PaidEvent } from './import/count-events.ts';
import { statusReader } from './import/status.ts';

const mostRows = 500_000;
const mostCohorts = 120;
/** Of so many lines one customer pays twice. */
const fewestTold = 20;

/** A payment a line: customer, date, amount. A line that cannot be read is named, and the rest is kept. */
export const importEvents: ImportInput = (source, today): Imported => {
  if (typeof source === 'string' && source.includes('\0'))
    return refused(1, 'No table was found in it. Save the sheet as CSV and choose that file.');
  const all: readonly Line[] =
    typeof source === 'string'
      ? [...splitRows(source)]
      : source.map((cells, at) => ({ number: at + 1, cells: cells.map((cell) => cell.trim()) }));
  const lines = all.slice(countTitles(all.map(({ cells }) => cells)));
  if (lines.length === 0) return refused(1, 'There is nothing in it.');
  if (lines.length > mostRows)
    return refused(mostRows, 'More than half a million lines. Please give a part of them.');
  const places = findPlaces(lines);
  if (typeof places === 'string') return refused(lines[0]?.number ?? 1, places);
  const { customer, isSure, date, amount, currency, status, refunded, hasHeadings } = places;
  const rows = hasHeadings ? lines.slice(1) : lines;
  const column = (at: number | null) => (cells: readonly string[]) => (at === null ? '' : (cells[at] ?? ''));
  const whoOf = column(customer);
  const dateOf = column(date);
  const amountOf = column(amount);
  const currencyOf = column(currency);
  const statusOf = column(status);
  const refundedOf = column(refunded);
  const lastMonth = today === undefined ? Number.POSITIVE_INFINITY : monthNumber(today.slice(0, 7));
  const monthOf = monthReader(new Set(rows.map(({ cells }) => dateOf(cells))));
  const amounts = rows.map(({ cells }) => amountOf(cells));
  const moneyOf = amountReader(amounts);
  const unpaid = statusReader(
    rows.map(({ cells }) => statusOf(cells)),
    amounts.some((text) => /^\(|^\D{0,4}[-−]/u.test(text)),
  );
  // "Betrag (EUR)" over bare numbers.
  const inHeading = amount === null || !hasHeadings ? null : markOf(bracketed(lines[0]?.cells[amount]));
  const marks = rows.map(({ cells }) =>
    amount === null ? null : (markIn(amountOf(cells), currencyOf(cells)) ?? inHeading),
  );
  const money = currencyReader(marks);
  const events: PaidEvent[] = [];
  const problems: { line: number; message: string }[] = [];
  for (const [at, { number, cells }] of rows.entries()) {
    const who = whoOf(cells);
    const month = monthOf(dateOf(cells));
    const paid = amount === null ? null : moneyOf(amountOf(cells));
    const back = refundedOf(cells) === '' ? 0 : moneyOf(refundedOf(cells));
    // A column of yes and no says less than the amounts do.
    const value = typeof paid === 'number' && typeof back === 'number' ? paid - Math.abs(back) : paid;
    const wrong = isNobody(who)
      ? 'The customer is missing.'
      : typeof month === 'string'
        ? month
        : month > lastMonth
          ? `${dateOf(cells)} is in the future. Please check the date.`
          : typeof value === 'string'
            ? value
            : (money.refuse(marks[at] ?? null) ?? unpaid(statusOf(cells)));
    if (wrong !== null || typeof month === 'string' || typeof value === 'string')
      problems.push({ line: number, message: wrong ?? '' });
    else events.push({ customer: who, month, date: dateOf(cells), amount: value });
  }
  const customers = new Set(events.map(({ customer: who }) => who));
  if (!isSure && events.length >= fewestTold && customers.size === events.length)
    return refused(
      lines[0]?.number ?? 1,
      `“${lines[0]?.cells[customer] ?? ''}” differs in every line, so it names payments. The file needs a column of customers.`,
    );
  const { cohorts, revenues, buyers } = countEvents(events);
  if (events.length > 0 && cohorts.length === 0)
    return refused(rows[0]?.number ?? 1, 'No customer paid anything in it.');
  if (cohorts.length > mostCohorts)
    return refused(rows[0]?.number ?? 1, 'The dates are more than ten years apart. Please check them.');
  const code = money.main === null ? null : onlyCurrency(money.main);
  return {
    input: {
      ...(cohorts.length > 0 && { cohorts }),
      ...(revenues.length > 0 && { revenues }),
      ...(buyers.length > 0 && { buyerGroups: buyers }),
      ...(code !== null && { currency: code }),
    },
    ...(revenues.length > 0 && {
      clears: ['mrr', 'growthPerMonth', 'arpa', ...(buyers.length === 0 ? ['buyerGroups'] : [])],
    }),
    rows: events.length,
    problems,
  };
};

function bracketed(heading = ''): string {
  return /\(([^)]*)\)/u.exec(heading)?.[1] ?? '';
}

function refused(line: number, message: string): Imported {
  return { input: {}, rows: 0, problems: [{ line, message }] };
}
