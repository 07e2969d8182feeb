import type { Currency, Provenance, Unit } from '@slipway/core';
import { isMoney } from '@slipway/core';
import { type Evidence, sayRun, type Writer } from '@slipway/report';
import { plainName } from '../company-name.ts';
import { isSameValue } from '../known.ts';
import type { Basis } from './basis.ts';
import { fields, type Input } from './fields.ts';

/** One number of the founder, wherever it was said last. */
export interface Taken {
  /** The field, or the figure of another tool. */
  readonly slot: string;
  readonly value: number;
  /** Of a rate: some are of steps that are no months. */
  readonly unit?: 'share/month';
  /** ISO day. */
  readonly date: string;
  /** Typed into this form, and not what the record had. */
  readonly isOwn: boolean;
  readonly provenance: Provenance;
  /** In words: "the founder", "Financial Metrics, 3 Nov 2026". */
  readonly origin: string;
}

export interface Case {
  readonly input: Input;
  readonly basis: Basis;
  readonly currency: Currency;
  readonly company: string;
  /** What a sentence with its name stands on: names may hold digits. */
  readonly naming: readonly Evidence[];
  readonly writer: Writer;
  number(name: string): Taken | null;
  choice(name: 'evidence' | 'stage' | 'whoBuilds' | 'whoSells'): Chosen | null;
  /** Writes what a field of the form asks for, under the field's name; answers the id. */
  field(taken: Taken): string;
  /** Writes a number under another name. */
  put(name: string, label: string, unit: Unit, taken: Taken): string;
}

interface Chosen extends Omit<Taken, 'value'> {
  readonly value: string;
}

const moneyNames = new Set(
  fields.flatMap((field) => (field.kind === 'number' && isMoney(field.unit) ? [field.name as string] : [])),
);

export function openCase(input: Input, basis: Basis, writer: Writer): Case {
  const currency = input.currency ?? basis.currency ?? 'USD';
  const typed: Readonly<Record<string, unknown>> = input;
  const take = (name: string) => {
    const known = Object.hasOwn(basis.known, name) ? basis.known[name] : undefined;
    const isOther = moneyNames.has(name) && known?.currency !== undefined && known.currency !== currency;
    const usable = isOther ? undefined : known;
    const said = typed[name];
    const own = typeof said === 'number' || typeof said === 'string' ? said : undefined;
    if (own !== undefined && !(usable && isSameValue(own, usable.value)))
      return {
        slot: name,
        value: own,
        date: basis.asOf,
        isOwn: true,
        provenance: { kind: 'measured', field: name },
        origin: 'the founder',
      } as const;
    if (usable === undefined) return null;
    const { value, unit, currency: _, ...from } = usable;
    const { date } = from;
    const provenance = { kind: 'measured', field: name, from } as const;
    return {
      slot: name,
      value,
      ...(unit && { unit }),
      date,
      isOwn: false,
      provenance,
      origin: sayRun(from).replace(/^from /u, ''),
    };
  };
  const put: Case['put'] = (id, label, unit, { value, provenance }) =>
    writer.figure({ id, label, value, unit, ...(isMoney(unit) && { currency }), provenance });
  const name = plainName(take('company')?.value);
  return {
    input,
    basis,
    currency,
    company: name === '' ? 'The company' : name,
    naming: name === '' ? [] : [{ kind: 'said', field: 'company', quote: name }],
    writer,
    number(slot) {
      const taken = take(slot);
      return taken !== null && typeof taken.value === 'number' && Number.isFinite(taken.value)
        ? { ...taken, value: taken.value }
        : null;
    },
    choice(slot) {
      const taken = take(slot);
      return taken !== null && typeof taken.value === 'string' ? { ...taken, value: taken.value } : null;
    },
    field(taken) {
      const field = fields.find(({ name: one }) => one === taken.slot);
      return field?.kind === 'number' ? put(field.name, field.label, field.unit, taken) : '';
    },
    put,
  };
}
