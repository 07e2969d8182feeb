import type { FieldBase } from '../field-base.ts';

export interface LongTextField extends FieldBase {
  readonly kind: 'long-text';
  readonly maxLength: number;
}

export type LongTextValue<_F = LongTextField> = string;
