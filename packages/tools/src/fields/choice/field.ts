import type { FieldBase } from '../field-base.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}

export type ChoiceValue<F = ChoiceField> = F extends { options: readonly { value: infer V }[] } ? V : never;
