import type { Currency, Unit } from '@slipway/core';
import { formatValue } from '@slipway/report';
import { sayDay } from './about-rows.ts';

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
  if (typeof value === 'string')
    return options.find((option) => option.value === value)?.label ?? (isDay(value) ? sayDay(value) : value);
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? sayList(value) : sayRows(value);
  const { rows } = value as Readonly<Record<string, unknown>>;
  return saySeries(value) ?? (Array.isArray(rows) ? sayRows(rows) : 'Kept');
}

const sayRows = ({ length }: readonly unknown[]) => `${length} ${length === 1 ? 'row' : 'rows'}`;

/** Sentences stand after each other, names have a comma between. */
const sayList = (items: readonly string[]) =>
  items
    .map((item, at) => (at === items.length - 1 ? item : `${item}${/[.!?]$/u.test(item) ? '' : ','} `))
    .join('');

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text));

/** Numbers by day, week or month: how many, and since when. */
function saySeries(value: object): string | null {
  const { step, from, values } = value as Readonly<Record<string, unknown>>;
  if (typeof step !== 'string' || typeof from !== 'string' || !Array.isArray(values)) return null;
  const since = isDay(from) ? sayDay(from) : sayDay(`${from}-01`).replace(/^1 /u, '');
  return `${values.length.toLocaleString('en')} ${step}${values.length === 1 ? '' : 's'} from ${since}`;
}

const origins: Readonly<Record<string, string>> = {
  entered: 'typed into a tool',
  hand: 'typed into the record',
  imported: 'from a file',
  read: 'read from the founder’s words',
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
