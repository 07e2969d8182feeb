import { isMoney } from '@slipway/core';
import { textOf } from '../answer.ts';
import type { FieldKind } from '../field-kind.ts';
import { isSameCurrency, markOf } from '../shared/currency-mark.ts';
import { keepWhole, oneText, scalarText } from '../shared/one-text.ts';
import { askFor, unclearSign } from '../shared/parse-number.ts';
import { numberText, withPercent } from '../shared/percent.ts';
import { readNumber, refuse } from '../shared/read-value.ts';
import type { NumberField, NumberValue } from './field.ts';

export const kind: FieldKind<NumberField, NumberValue> = {
  ...oneText,
  read(field, raw, currency) {
    const { label } = field;
    const mark = markIn(field, raw);
    if (mark !== null && currency !== null && !isSameCurrency(mark, currency))
      return refuse(`${label}: ${mark} in a form in ${currency}. Please use one currency.`);
    if (typeof raw === 'string' && isUnclear(field, raw)) return refuse(`${label}: ${askFor(raw.trim())}`);
    return readNumber(label, raw, field);
  },
  write(field, value) {
    if (typeof value !== 'number') return scalarText(value);
    const text = numberText(value, field.unit);
    return isUnclear(field, text) ? `${text}0` : text;
  },
  raw: ({ unit }, answer) => withPercent(textOf(answer), unit),
  say: ({ unit }, answer) => withPercent(textOf(answer), unit),
  keep: keepWhole,
  currencyIn: markIn,
};

function markIn({ unit }: NumberField, raw: unknown): string | null {
  return isMoney(unit) && typeof raw === 'string' ? markOf(raw) : null;
}

/** 1.200 customers or euros may be a thousand; nobody has a thousand percent or months. */
function isUnclear({ unit }: NumberField, text: string): boolean {
  return (isMoney(unit) || unit === 'count') && unclearSign(text) === '.';
}
