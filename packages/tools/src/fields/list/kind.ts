import type { FieldKind } from '../field-kind.ts';
import { keepWhole, oneText, scalarText } from '../shared/one-text.ts';
import { readEntries } from '../shared/read-entries.ts';
import { type Refusal, readText, refuse } from '../shared/read-value.ts';
import type { ListField, ListValue } from './field.ts';

export const kind: FieldKind<ListField, ListValue> = {
  ...oneText,
  read: readList,
  write: (_field, value) => (Array.isArray(value) ? value.map(scalarText).join('\n') : scalarText(value)),
  keep: keepWhole,
};

function readList({ label, maxItems, maxLength }: ListField, raw: unknown): ListValue | Refusal {
  return readEntries(raw, maxItems, {
    none: refuse(`${label} must be a list.`),
    tooMany: refuse(`${label} can have at most ${maxItems} entries.`),
    read: (entry) => readText(label, entry, maxLength),
  });
}
