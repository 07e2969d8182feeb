import { excelDay } from '../../fields/shared/excel-day.ts';
import { parseNumber } from '../../fields/shared/parse-number.ts';
import { parseDate } from '../../fields/shared/read-date.ts';
import { readMonth } from '../../fields/shared/read-month.ts';
import type { Line } from '../../fields/shared/split-rows.ts';

/** Places of what is read; null where the file has none of it. */
interface Places {
  readonly customer: number;
  /** The heading names customers: an "id", or a column that was guessed, may number the payments. */
  readonly isSure: boolean;
  readonly date: number;
  readonly amount: number | null;
  readonly currency: number | null;
  readonly status: number | null;
  readonly refunded: number | null;
  readonly hasHeadings: boolean;
}

const called = {
  date: /^(?:date|day|month|period|time|timestamp|when|created|paid|invoiced|charged)(?: ?(?:at|on|date|time|utc))?$|^(?:payment|invoice|order|event|charge|transaction|created|paid|start|period) ?(?:date|day|time|month|at|start)?$/u,
  amount:
    /^(?:net |gross |total |paid |invoice |order |charge )?(?:amount|revenue|value|total|price|paid|mrr|sum|sales)(?: ?(?:paid|due|usd|eur|gbp|net))?$|^(?:gross|net)$/u,
  currency: /^(?:currency(?: code)?|währung|waehrung|devise|moneda|divisa|valuta|moeda)$/u,
  status: /^(?:payment |charge |invoice |order |transaction |financial )?(?:status|state)$/u,
  refunded: /^(?:amount refunded|refunded(?: amount)?|refunds?(?: amount)?)$/u,
} as const;

/** The surest first: a bare "id" is often that of the payment. */
const customerNames = [
  /^(?:customer|user|client|account|subscriber|member|buyer|tenant)(?: ?(?:id|no|number|key))?$/u,
  /^(?:customer |user |client |account |buyer |billing )?email(?: address)?$/u,
  /^(?:customer |user |client |billing )?(?:contact|phone|mobile)(?: ?(?:no|number))?$/u,
  /^(?:(?:customer|user|client|account|subscriber|member|buyer|company|shop) ?name|company|shop)$/u,
  /^(?:(?:company|shop|email) ?(?:id|no|number|key)|name|who)$/u,
  /^id$/u,
];
/** Of these the one filled most often counts. */
const sureRanks = 3;

/** Razorpay writes this address for whoever gave none. */
export const isNobody = (cell: string): boolean => cell === '' || /^void@razorpay\.com$/iu.test(cell);

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
  const named = (what: keyof typeof called) => orNull(plain.findIndex((cell) => called[what].test(cell)));
  const { at: customer, isSure } = namedCustomer(plain, lines);
  const date = named('date');
  const amount = named('amount');
  const others = { currency: named('currency'), status: named('status'), refunded: named('refunded') };
  if (customer !== null && date !== null)
    return { customer, isSure, date, amount, ...others, hasHeadings: true };
  const looked = lines.slice(0, 40);
  const rest = looked.length > 1 ? looked.slice(1) : looked;
  const mostly = (at: number, is: (cell: string) => boolean) =>
    rest.filter(({ cells }) => is(cells[at] ?? '')).length * 2 > rest.length;
  const all = first.map((_, at) => at);
  const dated = date ?? all.find((at) => mostly(at, isDate));
  if (dated === undefined)
    return 'No column of dates was found. The file needs customer, date and amount, one payment a line.';
  const hasHeadings = !isDate(first[dated] ?? '');
  const amounts = all.filter((at) => at !== dated && mostly(at, (cell) => !Number.isNaN(parseNumber(cell))));
  const who = customer ?? all.find((at) => at !== dated && !amounts.slice(-1).includes(at));
  if (who === undefined)
    return 'No column of customers was found. The file needs customer, date and amount, one payment a line.';
  const paid = amount ?? amounts.findLast((at) => at !== who) ?? null;
  return { customer: who, isSure: isSure || !hasHeadings, date: dated, amount: paid, ...others, hasHeadings };
}

/** Of the headings that may name customers the one filled most often: guests have an address and no number. */
function namedCustomer(
  plain: readonly string[],
  lines: readonly Line[],
): { readonly at: number | null; readonly isSure: boolean } {
  const isName = (rank: RegExp) => (cell: string) => rank.test(cell);
  const sure = customerNames
    .slice(0, sureRanks)
    .flatMap((rank) => orNull(plain.findIndex(isName(rank))) ?? []);
  const filled = (at: number) =>
    lines.reduce((sum, { cells }) => (isNobody(cells[at] ?? '') ? sum : sum + 1), 0);
  const [best] = sure.map((at) => ({ at, count: filled(at) })).toSorted((a, b) => b.count - a.count);
  if (best) return { at: best.at, isSure: true };
  const rank = customerNames.find((one) => plain.some(isName(one)));
  const at = rank === undefined ? null : plain.findIndex(isName(rank));
  return { at, isSure: at !== null && plain[at] !== 'id' };
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
