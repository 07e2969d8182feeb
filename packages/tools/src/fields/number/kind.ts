import { textOf } from '../answer.ts';
import type { FieldKind } from '../field-kind.ts';
import { keepWhole, oneText, scalarText } from '../shared/one-text.ts';
import { numberText, withPercent } from '../shared/percent.ts';
import { readNumber } from '../shared/read-value.ts';
import type { NumberField, NumberValue } from './field.ts';

export const kind: FieldKind<NumberField, NumberValue> = {
  ...oneText,
  read: (field, raw) => readNumber(field.label, raw, field),
  write: ({ unit }, value) => (typeof value === 'number' ? numberText(value, unit) : scalarText(value)),
  raw: ({ unit }, answer) => withPercent(textOf(answer), unit),
  say: ({ unit }, answer) => withPercent(textOf(answer), unit),
  keep: keepWhole,
};
