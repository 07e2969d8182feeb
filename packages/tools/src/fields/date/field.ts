import type { FieldBase } from '../field-base.ts';

export interface DateField extends FieldBase {
  readonly kind: 'date';
  /** ISO days, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** `2026-10-05`. */
export type DateValue<_F = DateField> = string;
