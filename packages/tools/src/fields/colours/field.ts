import type { FieldBase } from '../field-base.ts';

export interface ColoursField extends FieldBase {
  readonly kind: 'colours';
  /** At most 8. */
  readonly maxItems: number;
}

/** Six digits in lower case with their number sign, each once, in the order they were given. */
export type ColoursValue<_F = ColoursField> = readonly string[];
