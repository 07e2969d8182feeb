import type { FieldBase } from '../field-base.ts';

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly maxLength: number;
}

export type TextValue<_F = TextField> = string;
