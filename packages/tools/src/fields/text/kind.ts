import type { FieldKind } from '../field-kind.ts';
import { keepWhole, oneText } from '../shared/one-text.ts';
import { readText } from '../shared/read-value.ts';
import type { TextField, TextValue } from './field.ts';

export const kind: FieldKind<TextField, TextValue> = {
  ...oneText,
  read: ({ label, maxLength }, raw) => readText(label, raw, maxLength),
  keep: keepWhole,
};
