import { currenciesOf, durationOf, multipliers, periodAfter, type SaidNumber } from './read-number.ts';

const amount = String.raw`\d{1,3}(?:(?:,\d{2,3})+(?!\d)|(?:['’ \u00a0\u202f]\d{3})+(?!\d)|(?:\.\d{3}){2,}(?!\d))(?:\.\d+)?|\d+(?:[.,]\d+)?(?:e[+-]?\d+)?|\.\d+`;
const scale = `k|mm|mn|mio|m|bn|b|tn|t|cr|hundreds?|thousands?|grand|lakhs?|lacs?|millions?|crores?|billions?|trillions?|dozens?`;
const moneyBefore = String.raw`(?:US|CA|MX|[ACSR])?\$|[€£₹¥₦]|\p{Sc}|Rs\.?|KSh|(?:USD|EUR|GBP|INR|CAD|AUD|BRL|AED|SGD|NGN|KES|MXN|IDR|CHF|JPY|CNY)`;
const after = `%|percent(?:age points?)?|per ?cent|pp|pct|basis points?|bps|x|times|fold`;
const moneyAfter = `dollars?|bucks?|euros?|pounds?|rupees?|yen|naira|dirhams?|reais|[€£₹¥₦$]|(?:USD|EUR|GBP|INR|CAD|AUD|BRL|AED|SGD|NGN|KES|MXN|IDR|CHF|JPY|CNY)`;
const spaces = String.raw`[ \u00a0\u202f]*-?[ \u00a0\u202f]*`;
const within = (part: string) => `(?:${part})`;

const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])(?<minus>-(?=\S))?(?<money>${within(moneyBefore)})?[ \u00a0\u202f]*(?<innerMinus>-)?(?<number>${within(amount)})(?:/(?<denominator>\d+)(?![\d/]))?(?<ordinal>(?:st|nd|rd|th)(?![\p{L}\p{N}]))?(?:${spaces}(?<scale>${within(scale)})(?![\p{L}\p{N}]))?(?:${spaces}(?<after>%|${within(after)}(?![\p{L}\p{N}])))?(?:${spaces}(?<moneyAfter>${within(moneyAfter)})(?![\p{L}\p{N}]))?(?:${spaces}(?<unit>(?:minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|fortnights?|months?|mos?|quarters?|years?|yrs?|decades?)(?![\p{L}\p{N}])))?`,
  'giu',
);

/** Where a unit is written once for both ends: "12–18 months", "$1–2M", "between 10 and 20 %". */
const joint = /^[ \u00a0\u202f]*(?:[-–—~]|to|and|or|up to)[ \u00a0\u202f]*$/u;

interface Written extends SaidNumber {
  readonly hasUnit: boolean;
  readonly factor: number;
}

/** Every number that is written in digits. `text` is plain (see `plainDigits`), with placeholders blanked out. */
export function readDigits(text: string): SaidNumber[] {
  const found = [...text.matchAll(pattern)].flatMap((match) => readMatch(match, text));
  return found.map((number, index) => shareUnit(number, found[index + 1], text));
}

function readMatch(match: RegExpExecArray, text: string): Written[] {
  const groups = match.groups ?? {};
  const digits = groups.number ?? '';
  const start = match.index;
  const end = start + match[0].length;
  // Digits and letters in one word, "24sevenoffice": a name, read by `readNames`.
  if (/[\p{L}]/u.test(text.charAt(end)) && /[\p{L}\p{N}]/u.test(text.charAt(end - 1))) {
    if (!/^s(?![\p{L}\p{N}])/u.test(text.slice(end))) return [];
  }
  const { value: plain, unit: precision } = readAmount(digits);
  if (!Number.isFinite(plain)) return [];
  if (groups.ordinal !== undefined && plain <= 10) return [];
  const divided = groups.denominator === undefined ? 1 : 1 / Math.max(1, Number(groups.denominator));
  const factor = divided * scaleOf(groups.scale) * shareOf(groups.after);
  const sign = groups.money ?? groups.moneyAfter;
  const currencies = sign === undefined ? null : currenciesOf(sign);
  const duration = groups.unit === undefined ? null : durationOf(groups.unit);
  const isMoney = currencies !== null;
  const full = factor * (duration !== null && !isMoney ? duration : 1);
  const before = nameBefore(text, start);
  const period = duration === null ? periodAfter(text.slice(end, end + 20)) : undefined;
  const isBare = factor === 1 && !isMoney && duration === null && groups.after === undefined;
  return [
    {
      start,
      end,
      text: match[0],
      value: plain * full,
      // A year is meant to the year.
      slack: isBare && /^(?:19|20)\d\d$/u.test(digits) ? 0 : 0.5 * precision * Math.abs(full),
      kind: isMoney ? 'money' : kindOf(groups.after, duration),
      hasUnit: !isBare,
      factor: full,
      ...(currencies !== null && currencies.length > 0 ? { currencies } : {}),
      ...(groups.minus !== undefined || groups.innerMinus !== undefined ? { isNegative: true as const } : {}),
      ...(period === undefined ? {} : { period }),
      ...(isBare && before !== undefined ? before : {}),
    },
  ];
}

/** "SOC 2", "ISO 27001", "the Act 2016": a capital, and not only because a sentence begins there. */
function nameBefore(text: string, start: number): Pick<SaidNumber, 'nameBefore' | 'startBefore'> | undefined {
  const found = /(^|[.!?:\n]\s*|["“(]|\s)([\p{Lu}][\p{L}\p{N}&.]*)[ \u00a0-]+$/u.exec(
    text.slice(Math.max(0, start - 60), start),
  );
  const word = found?.[2];
  const isStart =
    found !== null &&
    ((found[1] !== undefined && !/^\s$/u.test(found[1])) ||
      /[.!?]$/u.test(text.slice(0, Math.max(0, start - 1 - (word?.length ?? 0))).trimEnd()));
  if (word === undefined) return undefined;
  return isStart && !/\p{Lu}{2}/u.test(word) ? { startBefore: word } : { nameBefore: word };
}

/** The value, and the place of its last digit that was not rounded away. */
function readAmount(written: string): { readonly value: number; readonly unit: number } {
  const spaced = written.replace(/['’ \u00a0\u202f]/gu, '');
  const grouped = /^\d{1,3}(?:\.\d{3}){2,}/u.test(spaced) ? spaced.replaceAll('.', '') : spaced;
  // A comma before one or two digits, or before a zero group of none, is the decimal comma: "0,5".
  const plain = /^\d+,\d{1,2}$/u.test(grouped) ? grouped.replace(',', '.') : grouped.replaceAll(',', '');
  const value = Number(plain);
  if (/e/iu.test(plain)) return { value, unit: Math.abs(value) * 0.05 };
  const fraction = /\.(\d+)$/u.exec(plain)?.[1];
  if (fraction !== undefined) return { value, unit: 10 ** -fraction.length };
  const zeros = /[1-9](0+)$/u.exec(plain)?.[1]?.length ?? 0;
  return { value, unit: zeros === 0 ? 1 : Math.min(10 ** zeros, 0.1 * value) };
}

function scaleOf(word: string | undefined): number {
  return word === undefined ? 1 : (multipliers[word.toLowerCase().replace(/(?<=[a-z]{2})s$/u, '')] ?? 1);
}

function shareOf(mark: string | undefined): number {
  if (mark === undefined || /^(?:x|times|fold)$/iu.test(mark)) return 1;
  return /^(?:basis|bps)/iu.test(mark) ? 1e-4 : 0.01;
}

function kindOf(mark: string | undefined, duration: number | null): SaidNumber['kind'] {
  if (mark !== undefined) return /^(?:x|times|fold)$/iu.test(mark) ? 'multiple' : 'percent';
  return duration === null ? 'plain' : 'duration';
}

function shareUnit(number: Written, next: Written | undefined, text: string): SaidNumber {
  const { hasUnit, factor, ...said } = number;
  if (next === undefined || !next.hasUnit || !joint.test(text.slice(number.end, next.start))) return said;
  if (hasUnit && !(said.kind === 'money' && factor === 1 && next.kind === 'money')) return said;
  const { nameBefore: _, ...rest } = said;
  return {
    ...rest,
    value: said.value * next.factor,
    slack: said.slack * Math.abs(next.factor),
    kind: next.kind,
    ...(next.currencies === undefined ? {} : { currencies: next.currencies }),
    ...(next.period === undefined ? {} : { period: next.period }),
  };
}
