import type { FieldBase } from '../field-base.ts';

/** Short texts, one a line: rivals, segments. */
export interface ListField extends FieldBase {
  readonly kind: 'list';
  readonly maxItems: number;
  readonly maxLength: number;
}

export type ListValue<_F = ListField> = readonly string[];
