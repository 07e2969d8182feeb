import { monthNumber } from '@slipway/finance';
import { isSameCurrency, markOf } from './currency-mark.ts';
import { dayOfExcel, excelDay } from './excel-day.ts';
import { type DecimalSign, parseNumber, shownSign, unclearSign } from './parse-number.ts';
import { askWhich, orderOf, parseDate } from './read-date.ts';
import { readMonth } from './read-month.ts';

/** A number, or the sentence that says why there is none. */
type Read = number | string;

/** Reads each different text once: a file of a hundred thousand lines has few of them. */
function once(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    if (known.size < 200_000) known.set(text, found);
    return found;
  };
}

const shown = (text: string) => (text.length > 30 ? 'This' : `“${text}”`);

/** The month of a date, as a number to count with. Day or month first is what the whole column shows. */
export function monthReader(texts: ReadonlySet<string>): (text: string) => Read {
  const all = [...texts].filter((text) => text !== '');
  const serials = all.filter((text) => excelDay.test(text)).length;
  const areSerials = serials * 2 > all.length;
  const order = orderOf(all);
  return once((text) => {
    if (text === '') return 'The date is missing.';
    if (areSerials && excelDay.test(text)) return monthNumber(dayOfExcel(text));
    const date = parseDate(text, order);
    if (date !== null) return 'day' in date ? monthNumber(date.day) : sentence(askWhich(text, date.either));
    // A day the calendar has not is no month either.
    const month = /^\d{4}[-/.]\d{1,2}[-/.]\d/u.test(text) ? null : readMonth(text);
    return month === null ? `${shown(text)} is no date we can read.` : monthNumber(month);
  });
}

/** An amount in the file's own way to write decimals: what most of its numbers show. */
export function amountReader(texts: readonly string[]): (text: string) => Read {
  let [commas, points] = [0, 0];
  const signs = new Map([...new Set(texts)].map((text) => [text, shownSign(text)]));
  for (const text of texts) {
    const sign = signs.get(text);
    if (sign === ',') commas += 1;
    if (sign === '.') points += 1;
  }
  const sign: DecimalSign | null = commas === points ? null : commas > points ? ',' : '.';
  return once((text) => {
    if (text === '') return 'The amount is missing.';
    if (sign === null && unclearSign(text) === '.')
      return `${shown(text)} may be thousands or decimals. Please write all amounts with two decimals.`;
    const own = shownSign(text);
    if (sign !== null && own !== null && own !== sign)
      return `${shown(text)} has a decimal ${own === ',' ? 'comma' : 'point'}, the other amounts a ${sign === ',' ? 'comma' : 'point'}.`;
    const value = parseNumber(text, sign ?? '.');
    return Number.isNaN(value) ? `${shown(text)} is no amount.` : value;
  });
}

/** The currency most lines are in; those in another are left out, because nothing is converted. */
export function currencyReader(marks: readonly (string | null)[]): {
  readonly main: string | null;
  readonly refuse: (mark: string | null) => string | null;
} {
  const counts = new Map<string, number>();
  for (const mark of marks) if (mark !== null) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const [main = null] = [...counts.entries()].toSorted(([, a], [, b]) => b - a).map(([mark]) => mark);
  return {
    main,
    refuse: (mark) =>
      mark === null || main === null || isSameCurrency(main, mark)
        ? null
        : `The amount is in ${mark}, most others are in ${main}. Please use one currency a file.`,
  };
}

export function markIn(amount: string, currency: string): string | null {
  const code = currency.trim().toUpperCase();
  return /^[A-Z]{3}$/u.test(code) ? code : /^[\d.,\s-]*$/u.test(amount) ? null : markOf(amount);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
