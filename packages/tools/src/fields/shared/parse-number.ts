import { withoutMark } from './currency-mark.ts';

export type DecimalSign = '.' | ',';

/** Longer than any number a person types or a spreadsheet copies. */
const numberMaxLength = 64;

/**
 * As people type and spreadsheets copy: `1,200`, `$1,200.50`, `49,90 €`, `(300)` for minus, `12%`, `1.2k`. NaN when it is none.
 * The decimal sign is the column's where that is known, else the one the number itself shows.
 */
export function parseNumber(text: string, decimal = shownSign(text) ?? '.'): number {
  if (text.length > numberMaxLength) return Number.NaN;
  // Most cells of a table are counts, and a table is read at every change.
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const bare = withoutMark(text.replace(/[\s\u00a0\u202f'’_]/gu, ''));
  const inBrackets = /^\((.+)\)$/u.exec(bare);
  const core = (inBrackets?.[1] ?? bare).replace(/[.,]/gu, (sign) =>
    decimal === '.' ? sign : sign === '.' ? ',' : '.',
  );
  const match = /^([-+]?)(\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3}|\d+)?(\.\d+)?(%|k|m|bn)?$/iu.exec(core);
  if (!match || (match[2] === undefined && match[3] === undefined)) return Number.NaN;
  // As an exponent, because 57 × 0.01 is 0.5700000000000001.
  const exponent = { '%': 'e-2', k: 'e3', m: 'e6', bn: 'e9' }[(match[4] ?? '').toLowerCase()] ?? '';
  const plain = Number(`${(match[2] ?? '0').replaceAll(',', '')}${match[3] ?? ''}${exponent}`);
  return (inBrackets === null) === (match[1] === '-') ? -plain : plain;
}

/** The decimal sign a number proves by itself: `49,90` and `1.200.000` a comma, `1,200.5` a point, `1.200` and `1200` none. */
export function shownSign(text: string): DecimalSign | null {
  const signs = signsOf(text);
  const last = signs.at(-1);
  if (last === undefined || unclearSign(text) !== null) return null;
  const other = last === '.' ? ',' : '.';
  // The same sign twice stands between thousands.
  return signs.length > 1 && !signs.includes(other) ? other : last;
}

/** The sign of `1.200` or `1,200`, which may stand between thousands or before decimals. */
export function unclearSign(text: string): DecimalSign | null {
  if (text.length > numberMaxLength || signsOf(text).length !== 1) return null;
  const parts = /(\d*)([.,])(\d*)/u.exec(text.replace(/[\s\u00a0\u202f'’_]/gu, ''));
  const [, before = '', sign, after = ''] = parts ?? [];
  const isUnclear = after.length === 3 && /^[1-9]\d{0,2}$/u.test(before);
  return isUnclear && (sign === '.' || sign === ',') ? sign : null;
}

/** Asks which of two numbers `1.200` is. */
export function askFor(text: string): string {
  const digits = text.replace(/[^\d.,]/gu, '');
  const whole = digits.replace(/[.,]/u, '');
  const small = String(Number(digits.replace(',', '.')));
  const plain = /\.\d{3}$/u.test(small) ? `${small}0` : small;
  return `does ${text} mean ${whole} or ${small}? Please write ${whole} or ${plain}.`;
}

function signsOf(text: string): DecimalSign[] {
  if (!text.includes('.') && !text.includes(',')) return [];
  // "Rs. 500" has a point that belongs to no number.
  const digits = /\d[\d.,\s\u00a0\u202f'’_]*|[.,]\d+/u.exec(text.slice(0, numberMaxLength))?.[0] ?? '';
  return [...digits].filter((letter): letter is DecimalSign => letter === '.' || letter === ',');
}
