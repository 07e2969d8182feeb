import type { Source, Unit } from '@slipway/core';
import type { BuyerChoice, Span } from '../basis.ts';
import type { MarketInput } from '../fields.ts';

/** Where an input came from. */
export type Origin =
  /** Changed in the finished sheet. */
  | { readonly kind: 'edited' }
  | { readonly kind: 'told'; readonly field: string; readonly quote?: string }
  | { readonly kind: 'published'; readonly source: Source }
  /** A count of another place, carried over. */
  | { readonly kind: 'carried'; readonly choice: BuyerChoice }
  /** The usual price level, from the field or the size of buyer. */
  | { readonly kind: 'level'; readonly of: 'field' | 'segment'; readonly label: string }
  /** Spread from a published rule or table. */
  | { readonly kind: 'usual'; readonly source: Source }
  /** Ours; nobody measured it. */
  | { readonly kind: 'default' }
  | { readonly kind: 'missing' };

export interface Factor {
  readonly id: string;
  readonly label: string;
  readonly unit: Unit;
  readonly noun?: string;
  readonly span: Span | null;
  readonly origin: Origin;
}

export interface Known {
  readonly span: Span;
  readonly origin: Origin;
}

export function exactly(value: number): Span {
  return { low: value, base: value, high: value };
}

/** What is allowed around a figure that somebody told and nobody measured, as parts of it. */
export function around(value: number, below: number, above: number, most = Number.POSITIVE_INFINITY): Span {
  return { low: value * (1 - below), base: value, high: Math.min(most, value * (1 + above)) };
}

/** A told share moves a fifth either way; one that is told to be all of them is not a guess about a part. */
export function aroundShare(value: number): Span {
  return value >= 1 ? exactly(1) : around(value, 0.2, 0.2, 1);
}

export function scaled({ low, base, high }: Span, by: number): Span {
  return { low: low * by, base: base * by, high: high * by };
}

/** Low, geometric middle, high: prices of a field span several times. */
export function spread(low: number, high: number): Span {
  return { low, base: low > 0 ? Math.sqrt(low * high) : high / 2, high };
}

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** A number the founder gave: an edit in the sheet goes before the form. Edits are held within the control's limits. */
export function findOwn(
  input: MarketInput,
  name: string,
  limits: Limits,
): { readonly value: number; readonly origin: Origin } | null {
  const edited = input.assumptions?.[name];
  if (typeof edited === 'number')
    return { value: Math.min(limits.max, Math.max(limits.min, edited)), origin: { kind: 'edited' } };
  const told: unknown = Object.hasOwn(input, name) ? Reflect.get(input, name) : undefined;
  return typeof told === 'number' ? { value: told, origin: { kind: 'told', field: name } } : null;
}
