import { excelDay } from '../../fields/shared/excel-day.ts';
import { parseNumber } from '../../fields/shared/parse-number.ts';
import { parseDate } from '../../fields/shared/read-date.ts';
import { readMonth } from '../../fields/shared/read-month.ts';
import type { Line } from '../../fields/shared/split-rows.ts';

/** Places of what is read; null where the file has none of it. */
interface Places {
  readonly customer: number;
  readonly date: number;
  readonly amount: number | null;
  readonly currency: number | null;
  readonly hasHeadings: boolean;
}

const called = {
  customer:
    /^(?:customer|user|client|account|subscriber|member|buyer|email|company|shop|tenant)(?: ?(?:id|name|email|no|number|key))?$|^(?:id|name|who)$/u,
  date: /^(?:date|day|month|period|time|timestamp|when|created|paid|invoiced|charged)(?: ?(?:at|on|date|time|utc))?$|^(?:payment|invoice|order|event|charge|transaction|created|paid|start|period) ?(?:date|day|time|month|at|start)?$/u,
  amount:
    /^(?:net |gross |total |paid |invoice |order |charge )?(?:amount|revenue|value|total|price|paid|mrr|sum|sales)(?: ?(?:paid|due|usd|eur|gbp|net))?$/u,
  currency: /^currency(?: code)?$/u,
} as const;

/** By the headings; without any, by what the first lines hold. */
export function findPlaces(lines: readonly Line[]): Places | string {
  const first = lines[0]?.cells ?? [];
  const plain = first.map((cell) =>
    cell
      .toLowerCase()
      .replace(/\([^)]*\)/gu, ' ')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  const ages = plain
    .flatMap((cell) => /^(?:m|month|week|day|period)? ?(\d{1,3})$/u.exec(cell)?.[1] ?? [])
    .map(Number);
  const isCount = ages.length > 1 && ages.every((age, at) => age === (ages[0] ?? 0) + at && age - at <= 1);
  if (isCount && /^\p{L}/u.test(plain[0] ?? ''))
    return 'This is a cohort table. Please import or paste it into Cohorts, above.';
  const named = (what: keyof typeof called) => plain.findIndex((cell) => called[what].test(cell));
  const customer = named('customer');
  const date = named('date');
  const amount = named('amount');
  const currency = named('currency');
  if (customer >= 0 && date >= 0)
    return { customer, date, amount: orNull(amount), currency: orNull(currency), hasHeadings: true };
  const looked = lines.slice(0, 40);
  const rest = looked.length > 1 ? looked.slice(1) : looked;
  const mostly = (at: number, is: (cell: string) => boolean) =>
    rest.filter(({ cells }) => is(cells[at] ?? '')).length * 2 > rest.length;
  const all = first.map((_, at) => at);
  const dated = date >= 0 ? date : all.find((at) => mostly(at, isDate));
  if (dated === undefined)
    return 'No column of dates was found. The file needs customer, date and amount, one payment a line.';
  const hasHeadings = !isDate(first[dated] ?? '');
  const amounts = all.filter((at) => at !== dated && mostly(at, (cell) => !Number.isNaN(parseNumber(cell))));
  const who =
    customer >= 0 ? customer : (all.find((at) => at !== dated && !amounts.slice(-1).includes(at)) ?? null);
  if (who === null)
    return 'No column of customers was found. The file needs customer, date and amount, one payment a line.';
  const paid = amount >= 0 ? amount : amounts.findLast((at) => at !== who);
  return { customer: who, date: dated, amount: paid ?? null, currency: orNull(currency), hasHeadings };
}

function orNull(at: number): number | null {
  return at < 0 ? null : at;
}

function isDate(cell: string): boolean {
  return (
    parseDate(cell, 'day-first') !== null ||
    parseDate(cell, 'month-first') !== null ||
    readMonth(cell) !== null ||
    excelDay.test(cell)
  );
}
