import { type Currency, type Figure, isMoney, type Unit } from '@slipway/core';
import { singularise } from '@slipway/language';

export interface FormatOptions {
  /** From a million on as `$821M` and `4.7 million`; on when left out. */
  readonly compact?: boolean;
  /** The number alone, for axes and columns whose heading names unit and period. */
  readonly bare?: boolean;
  /** What is counted, in the plural; for a ratio the sign behind it. */
  readonly noun?: string;
}

/** What rounds to a million is shown as one. */
const million = 999_999.5;

/**
 * As a reader sees it: the period of a flow and the noun of a count are part of it ("$49 a month", "1 dental office"), so a text
 * around `{{f:id}}` must not repeat them. A figure that cannot be told shows its reason.
 */
export function formatFigure(figure: Figure, options: FormatOptions = {}): string {
  const { value, unit, currency, range } = figure;
  const full = figure.noun === undefined ? options : { noun: figure.noun, ...options };
  if (value !== null) return formatValue(value, unit, currency, full);
  if (range !== undefined) return formatSpan(range.low, range.high, unit, currency, full);
  return figure.reason ?? 'Not known';
}

/** The ends of a figure's range, "12–18 months"; null when it has none, or one that says the number over again. */
export function formatRange(figure: Figure, options: FormatOptions = {}): string | null {
  if (figure.range === undefined) return null;
  const full = figure.noun === undefined ? options : { noun: figure.noun, ...options };
  const span = formatSpan(figure.range.low, figure.range.high, figure.unit, figure.currency, full);
  return figure.value !== null && span === formatFigure(figure, options) ? null : span;
}

/** Full precision in, display rounding out (metrics reference, section 0). */
export function formatValue(
  value: number,
  unit: Unit,
  currency?: Currency,
  options: FormatOptions = {},
): string {
  const number = numberText(value, unit, currency, options);
  return number + tailOf(unit, number === '1' || number === '-1', options);
}

export function formatSpan(
  low: number,
  high: number,
  unit: Unit,
  currency?: Currency,
  options: FormatOptions = {},
): string {
  const from = numberText(low, unit, currency, options);
  const to = numberText(high, unit, currency, options);
  if (from === to) return formatValue(low, unit, currency, options);
  const isPercent = baseOf(unit) === 'share';
  const start = isPercent ? from.replace('%', '') : from;
  // "-3–5" reads as a sum: with a minus the ends are joined by a word.
  const joined = low < 0 || high < 0 ? `${from} to ${to}` : `${start}–${to}`;
  return joined + tailOf(unit, false, options);
}

function baseOf(unit: Unit): string {
  return unit.split('/')[0] ?? unit;
}

function numberText(
  value: number,
  unit: Unit,
  currency: Currency | undefined,
  { compact = true, noun }: FormatOptions,
): string {
  const plain = Object.is(value, -0) ? 0 : value;
  const isBig = compact && Math.abs(plain) >= million;
  if (isMoney(unit)) return moneyText(plain, currency, isBig);
  if (baseOf(unit) === 'share') return `${decimals(plain * 100, 1)}%`;
  if (isBig) return intl({ notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 3 }, plain);
  if (unit === 'ratio') return decimals(plain, 2);
  const isWhole = Math.abs(plain) >= (isCounted(unit, noun) ? 10 : 100) || unit === 'points';
  return decimals(plain, isWhole ? 0 : 1);
}

/** There are 85 customers, not 85.3; of few, a mean keeps its digit: 2.6 people. */
function isCounted(unit: Unit, noun: string | undefined): boolean {
  return baseOf(unit) === 'count' && noun !== undefined;
}

function moneyText(value: number, currency: Currency | undefined, isBig: boolean): string {
  // Of "kr" and "pesos" a text may leave open whose they are.
  if (currency !== undefined && !/^[A-Z]{3}$/u.test(currency))
    return `${moneyText(value, undefined, isBig)} ${currency}`.trim();
  const style = currency === undefined ? {} : ({ style: 'currency', currency } as const);
  if (isBig) return intl({ ...style, notation: 'compact', maximumSignificantDigits: 3 }, value);
  const isWhole = Math.abs(value) >= 1000 || Number.isInteger(Math.round(value * 100) / 100);
  if (value !== 0 && Math.abs(value) < 0.01) return intl({ ...style, maximumSignificantDigits: 2 }, value);
  const digits = isWhole ? 0 : 2;
  return intl({ ...style, minimumFractionDigits: digits, maximumFractionDigits: digits }, value);
}

/** What would round to nothing keeps one digit: 0.04 is not 0. What only arithmetic left over is. */
function decimals(value: number, digits: number): string {
  if (Math.abs(value) < 1e-6) return '0';
  return value !== 0 && Math.abs(value) < 0.5 * 10 ** -digits
    ? intl({ maximumSignificantDigits: 1 }, value)
    : intl({ maximumFractionDigits: digits }, value);
}

const formats = new Map<string, Intl.NumberFormat>();

function intl(options: Intl.NumberFormatOptions, value: number): string {
  const key = JSON.stringify(options);
  const known = formats.get(key);
  const format = known ?? new Intl.NumberFormat('en-US', options);
  if (known === undefined) formats.set(key, format);
  return format.format(value);
}

function tailOf(unit: Unit, isOne: boolean, { bare, noun }: FormatOptions): string {
  if (bare === true) return '';
  const [base = '', period] = unit.split('/');
  const every = period === undefined ? '' : ` a ${period}`;
  if (base === 'ratio') return noun ?? '';
  if (base === 'count' || base === 'points')
    return noun === undefined ? every : ` ${isOne ? singularise(noun) : noun}${every}`;
  if (base === 'months' || base === 'years' || base === 'days' || base === 'hours')
    return ` ${isOne ? base.slice(0, -1) : base}`;
  return every;
}
