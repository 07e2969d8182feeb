import { noteSource } from '@slipway/analyst';
import { type Currency, type Figure, isMoney, type Provenance, type Source, type Unit } from '@slipway/core';
import { pluralise } from '@slipway/language';
import {
  type Derived,
  deriveFigure,
  type Evidence,
  fillText,
  type Statement,
  type Writer,
} from '@slipway/report';
import { plainName } from '../company-name.ts';
import { isSameValue, type Known } from '../known.ts';
import type { Basis, Found } from './basis.ts';
import { type Audience, fields, type Input, type Opening } from './fields.ts';

/** One number of the founder, from this form or from the record. */
interface Taken {
  readonly value: number;
  readonly provenance: Provenance;
  /** ISO day it was said. */
  readonly date: string;
}

export interface Case {
  readonly input: Input;
  readonly basis: Basis;
  readonly audience: Audience;
  readonly opening: Opening;
  readonly currency: Currency;
  /** Empty where it has no name yet. */
  readonly company: string;
  /** Who pays, in the plural and in few words; "customers" where nobody has said. */
  readonly they: string;
  /** The same in all the words they were named with. */
  readonly theyFull: string;
  /** What a sentence with them stands on. */
  readonly theirQuote: readonly Evidence[];
  readonly isTheyKnown: boolean;
  /** Words a minute. */
  readonly pace: number;
  number(name: NumberName): Taken | null;
  /** Writes what the founder says under this name; null where it is not known. */
  own(name: NumberName): string | null;
  result(toolId: string): Found | null;
  /** Writes a figure of another tool's result; null where there is none. */
  found(toolId: string, id: string): string | null;
  figure(figure: Figure): string;
  derive(figure: Derived): string;
  cite(source: Source): string;
  /** A line of our own notes, marked as such. */
  note(id: string, says: string, niche: string | null): Evidence;
  valueOf(id: string): number | null;
  /** The tool whose run said it; null for what was typed. */
  toolOf(id: string): string | null;
  /** A text as a listener hears it. */
  shown(text: string): string;
  say(id: string, text: string, ...evidence: readonly Evidence[]): Statement;
}

const labels = {
  mrr: ['Monthly recurring revenue', 'money/month'],
  growthPerMonth: ['Growth a month', 'share/month'],
  cash: ['Cash in the bank', 'money'],
  netBurn: ['Net burn', 'money/month'],
  arpa: ['Revenue per customer', 'money/month'],
  grossMargin: ['Gross margin', 'share'],
  logoChurn: ['Customers lost a month', 'share/month'],
  cac: ['Cost of a new customer', 'money'],
  ltv: ['Lifetime value of a customer', 'money'],
  runwayMonths: ['Runway', 'months'],
  topCustomerShare: ['Largest customer, share of revenue', 'share'],
  askSum: ['Sum you raise', 'money'],
  askMonths: ['Months it lasts', 'months'],
  evidenceCount: ['How many of them', 'count'],
  founderYears: ['Your years in the field', 'years'],
} as const satisfies Readonly<Record<string, readonly [label: string, unit: Unit]>>;
type NumberName = keyof typeof labels;

const usualPace = 150;
const names = new Set<string>(fields.map(({ name }) => name));

export function openCase(input: Input, basis: Basis, writer: Writer): Case {
  const figures: Record<string, Figure> = {};
  const typed: Readonly<Record<string, unknown>> = input;
  const priceCurrency = basis.profile.price.value?.currency;
  const currency =
    input.currency ??
    (priceCurrency === undefined || priceCurrency === '%' ? undefined : priceCurrency) ??
    Object.values(basis.known).find((one) => one.currency !== undefined)?.currency ??
    'USD';
  const keep = (figure: Figure): string => {
    figures[figure.id] = figure;
    return writer.figure(figure);
  };
  const known = (name: string): Known | undefined => {
    const one = Object.hasOwn(basis.known, name) ? basis.known[name] : undefined;
    const isOther = isMoney(labels[name as NumberName]?.[1] ?? 'count') && one?.currency !== currency;
    return one?.currency !== undefined && isOther ? undefined : one;
  };
  const number = (name: NumberName): Taken | null => {
    const own = names.has(name) ? typed[name] : undefined;
    const from = known(name);
    if (typeof own === 'number' && !(from && isSameValue(own, from.value)))
      return { value: own, provenance: { kind: 'measured', field: name }, date: basis.asOf };
    if (from === undefined || typeof from.value !== 'number') return null;
    const { value, tool, date, run } = from;
    return {
      value,
      date,
      provenance: { kind: 'measured', field: name, from: { tool, date, ...(run && { run }) } },
    };
  };
  const payer = plainName(input.customer ?? payerRead(input.idea ?? '', basis));
  const full = payer === '' ? 'customers' : pluralise(payer);
  const [head = full] = full.split(
    /,|\s(?:with|who|that|which|in|under|over|between|having|running|using|across)\s/u,
  );
  const pace = input.assumptions?.pace;
  return {
    input,
    basis,
    audience: input.audience ?? 'investor',
    opening: input.opening ?? 'plain',
    currency,
    company: plainName(input.company),
    they: head,
    theyFull: full,
    theirQuote:
      payer === ''
        ? []
        : input.customer !== undefined
          ? [said('customer', input.customer)]
          : basis.profile.pays.quote === null
            ? []
            : [said('idea', basis.profile.pays.quote)],
    isTheyKnown: payer !== '',
    pace: typeof pace === 'number' && pace >= 100 && pace <= 200 ? pace : usualPace,
    number,
    own(name) {
      const taken = number(name);
      if (taken === null) return null;
      const [label, unit] = labels[name];
      return keep({
        id: name,
        label,
        value: taken.value,
        unit,
        ...(isMoney(unit) && { currency }),
        provenance: taken.provenance,
      });
    },
    result: (toolId) => basis.found[toolId] ?? null,
    found(toolId, id) {
      const result = basis.found[toolId];
      const figure = result?.figures[id];
      if (result === undefined || figure === undefined) return null;
      const { tool, date, runId } = result;
      const from = { tool, date, run: { toolId, id: runId } };
      return keep({
        ...figure,
        id: `${toolId}:${id}`,
        provenance: { kind: 'measured', field: id, from },
      });
    },
    figure: keep,
    cite: (source) => writer.cite(source),
    note: (id, says, niche) => ({
      kind: 'source',
      id: writer.cite(noteSource(id, says, niche, basis.notes)),
    }),
    derive: (derived) => keep(deriveFigure(derived, figures)),
    valueOf: (id) => figures[id]?.value ?? null,
    toolOf(id) {
      const from = figures[id]?.provenance;
      return from?.kind === 'measured' ? (from.from?.run?.toolId ?? null) : null;
    },
    shown: (text) => fillText(text, figures),
    say: (id, text, ...evidence) => writer.say(id, text, ...evidence),
  };
}

/** Who pays as it was read; where that is not sure, only one that the idea begins with or says it is for. */
function payerRead(idea: string, { profile: { pays } }: Basis): string {
  const value = pays.value ?? '';
  if (value === '' || pays.standing !== 'unsure') return value;
  const text = idea.toLowerCase();
  const name = value.toLowerCase();
  return text.trimStart().startsWith(name) || text.includes(` for ${name}`) ? value : '';
}

export const named = (id: string | null): string => (id === null ? '' : `{{f:${id}}}`);

export const said = (field: string, quote: string): Evidence => ({ kind: 'said', field, quote });
