import type { Unit } from '@slipway/core';
import { type MarketInput, marketFields, type NumberName } from '../fields.ts';
import type { Span } from './span.ts';

/** Where an input comes from. */
type Origin =
  | { readonly kind: 'own'; readonly isEdited: boolean }
  | { readonly kind: 'published'; readonly source: string }
  | { readonly kind: 'notes'; readonly source: string }
  | { readonly kind: 'default'; readonly why: string };

/** One input that is multiplied; `span` is null while nobody said it. */
export interface Factor {
  readonly id: NumberName;
  readonly label: string;
  readonly unit: Unit;
  readonly noun?: string;
  readonly span: Span | null;
  readonly origin: Origin;
}

interface Limits {
  readonly min: number;
  readonly max: number;
}

export function limitsOf(name: NumberName): Limits & { readonly label: string; readonly unit: Unit } {
  const field = marketFields.find((one) => one.name === name);
  if (field === undefined || field.kind !== 'number') throw new Error(`${name} is no number.`);
  return field;
}

/** What the founder said: an edit in the sheet goes before the form, and stays within the field's limits. */
export function findOwn(
  input: MarketInput,
  name: NumberName,
): { readonly value: number; readonly isEdited: boolean } | null {
  const edited = input.assumptions?.[name];
  const { min, max } = limitsOf(name);
  if (typeof edited === 'number') return { value: Math.min(max, Math.max(min, edited)), isEdited: true };
  const said = input[name];
  return said === undefined ? null : { value: said, isEdited: false };
}

/** A field as a factor: the founder's value with what is allowed around it, or what stands in for it. */
export function toFactor(
  input: MarketInput,
  name: NumberName,
  toSpan: (value: number) => Span,
  standIn: { readonly span: Span | null; readonly origin: Origin } = {
    span: null,
    origin: { kind: 'default', why: 'Yours to set; nothing is computed from it until then.' },
  },
  noun?: string,
): Factor {
  const own = findOwn(input, name);
  const { label, unit } = limitsOf(name);
  return {
    id: name,
    label,
    unit,
    ...(noun === undefined ? {} : { noun }),
    ...(own === null
      ? standIn
      : { span: toSpan(own.value), origin: { kind: 'own', isEdited: own.isEdited } as const }),
  };
}
