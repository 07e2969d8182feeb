import { type Currency, type Figure, figure, plus, type Unit } from '@slipway/core';
import { fewest } from '@slipway/finance';
import { type AssumptionRow, createWriter, type Statement, type Writer } from '@slipway/report';
import { plainName } from '../company-name.ts';
import { type NumberName, numbers } from './assumptions.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';

export interface Assumed {
  readonly id: string;
  readonly value: number;
}

/** What every part of the report writes with. */
export interface Sheet {
  readonly input: Input;
  readonly basis: Basis;
  readonly currency: Currency;
  readonly writer: Writer;
  /** As the founder calls it, or "the company". */
  readonly company: string;
  /** A number that may be changed in the finished sheet; its row is listed with the first use. */
  assume(name: NumberName, from?: { readonly value: number; readonly figure: string }): Assumed;
  /** A number of the form. */
  given(id: string, label: string, value: number, unit: Unit, field: string, noun?: string): string;
  /** Customers counted in the table. */
  customers(id: string, label: string, count: number): string;
  /** What only a simulation or a fit can give. Null shows the reason. */
  simulated(
    figure: Pick<Figure, 'id' | 'label' | 'value' | 'unit' | 'range' | 'status' | 'reason' | 'noun'>,
    how: string,
    inputs: readonly string[],
  ): string;
  rows(): readonly AssumptionRow[];
}

export function openSheet(input: Input, basis: Basis): Sheet {
  const writer = createWriter();
  const currency = input.currency ?? 'USD';
  const rows = new Map<NumberName, AssumptionRow>();
  const name = plainName(input.company);
  const withCurrency = (unit: Unit) => (unit.startsWith('money') ? { currency } : {});
  const given: Sheet['given'] = (id, label, value, unit, field, noun) =>
    writer.figure({
      id,
      label,
      value,
      unit,
      ...withCurrency(unit),
      ...(noun !== undefined && { noun }),
      provenance: { kind: 'measured', field },
    });
  return {
    input,
    basis,
    currency,
    writer,
    company: name === '' ? 'the company' : name,
    assume(key, from) {
      const { label, unit, min, max, step, usual, why, noun } = numbers[key];
      const id = `assume.${key}`;
      const own = input.assumptions?.[key];
      const isOwn = typeof own === 'number' && own >= min && own <= max;
      const value = isOwn ? own : Math.min(max, Math.max(min, from?.value ?? usual));
      if (!rows.has(key)) {
        const isTaken = !isOwn && from !== undefined && from.value === value;
        if (isTaken) writer.derive({ id, label, unit, formula: plus(figure(from.figure, 'as measured')) });
        else
          writer.figure({
            id,
            label,
            value,
            unit,
            ...(noun !== undefined && { noun }),
            provenance: { kind: 'assumed', why: isOwn ? 'Set by you.' : why, assumption: key },
          });
        const control = { type: 'number', min, max, step } as const;
        rows.set(key, { id: key, label, figure: id, control, isOwn, why: writer.say(`why.${key}`, why) });
      }
      return { id, value };
    },
    given,
    customers: (id, label, count) => given(id, label, count, 'count', 'cohorts', 'customers'),
    simulated: (made, how, inputs) =>
      writer.figure({
        ...made,
        ...withCurrency(made.unit),
        provenance: { kind: 'derived', formula: how, inputs: [...new Set(inputs)] },
      }),
    rows: () => [...rows.values()],
  };
}

export const f = (id: string): string => `{{f:${id}}}`;

/** So few in a cohort say little. */
export function fewestFigure({ given }: Sheet): string {
  return given('fewest', 'Fewest to read', fewest, 'count', 'cohorts', 'customers');
}

/** The company's name is the founder's own word, digits included. */
export function sayOf({ writer, company, input }: Sheet, id: string, text: string): Statement {
  return text.includes(company) && input.company !== undefined
    ? writer.say(id, text, { kind: 'said', field: 'company', quote: input.company })
    : writer.say(id, text);
}
