import type { Unit } from '@slipway/core';
import type { FieldBase } from '../field-base.ts';

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
}

export type NumberValue<_F = NumberField> = number;
