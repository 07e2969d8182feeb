import type { Currency, Unit } from '@slipway/core';
import { formatValue } from '@slipway/report';

interface Valued {
  readonly value?: unknown;
  readonly unit: Unit | null;
  readonly currency: Currency | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A fact of the record as a person reads it. */
export function sayFact({ value, unit, currency, options }: Valued): string {
  if (value === null || value === undefined) return 'Not known';
  if (typeof value === 'number')
    return unit === null ? String(value) : formatValue(value, unit, currency ?? undefined);
  if (typeof value === 'string') return options.find((option) => option.value === value)?.label ?? value;
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string')
      ? value.join(', ')
      : `${value.length} ${value.length === 1 ? 'row' : 'rows'}`;
  return 'Kept';
}

const origins: Readonly<Record<string, string>> = {
  entered: 'typed into a tool',
  hand: 'typed here',
  imported: 'from a file',
  read: 'read from your words',
  result: 'counted',
  task: 'found out by a task',
  experiment: 'found out with two pages',
};

interface WithOrigin {
  readonly provenance: { readonly kind: string; readonly isUnsure?: true } | null;
}

/** Where it came from. */
export function sayOrigin({ provenance }: WithOrigin): string {
  if (provenance === null) return '';
  const origin = origins[provenance.kind] ?? '';
  return provenance.isUnsure ? `${origin}, not certain` : origin;
}
