import type { FieldKind } from '../field-kind.ts';
import { keepWhole, oneText } from '../shared/one-text.ts';
import { readUrl } from '../shared/read-url.ts';
import type { UrlField, UrlValue } from './field.ts';

export const kind: FieldKind<UrlField, UrlValue> = {
  ...oneText,
  read: ({ label }, raw) => readUrl(label, raw),
  keep: keepWhole,
};
