import { noteSource, ventureSource } from '@slipway/analyst';
import { type Figure, isMoney, type Source } from '@slipway/core';
import { pluralise } from '@slipway/language';
import { type Derived, deriveFigure, type Evidence, fillText, type Writer } from '@slipway/report';
import { plainName } from '../company-name.ts';
import { isSameValue, type Known } from '../known.ts';
import type { Basis, Found } from './basis.ts';
import { fields, type Input } from './fields.ts';

export type Case = ReturnType<typeof openCase>;

/** Beside the numbers of the form: what only the record knows. */
const recorded = [
  { name: 'arpa', label: 'Revenue per customer', unit: 'money/month' },
  { name: 'grossMargin', label: 'Gross margin', unit: 'share' },
  { name: 'logoChurn', label: 'Customers lost a month', unit: 'share/month' },
  { name: 'cac', label: 'Cost of a new customer', unit: 'money' },
  { name: 'runwayMonths', label: 'Runway', unit: 'months' },
  { name: 'topCustomerShare', label: 'Largest customer, share of revenue', unit: 'share' },
] as const;
const numbers = [...recorded, ...fields.filter((field) => field.kind === 'number')];
type NumberName = (typeof numbers)[number]['name'];

const usualPace = 150;

/** All that the sheet and the deck ask: what is known under which name, and how a figure or a sentence is written. */
export function openCase(input: Input, basis: Basis, writer: Writer) {
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
  const labelled = (name: NumberName) => numbers.find((one) => one.name === name) ?? recorded[0];
  const known = (name: NumberName): Known | undefined => {
    const one = Object.hasOwn(basis.known, name) ? basis.known[name] : undefined;
    const isOther = isMoney(labelled(name).unit) && one?.currency !== currency;
    return one?.currency !== undefined && isOther ? undefined : one;
  };
  /** One number of the founder, from this form or from the record, and the ISO day it was said. */
  const number = (name: NumberName) => {
    const here = typed[name];
    const from = known(name);
    const provenance = { kind: 'measured', field: name } as const;
    if (typeof here === 'number' && !(from && isSameValue(here, from.value)))
      return { value: here, date: basis.asOf, provenance };
    if (from === undefined || typeof from.value !== 'number') return null;
    const { value, tool, date, run } = from;
    return { value, date, provenance: { ...provenance, from: { tool, date, ...(run && { run }) } } };
  };
  /** Writes what the founder says under this name; null where it is not known. */
  const own = (name: NumberName): string | null => {
    const taken = number(name);
    if (taken === null) return null;
    const { label, unit } = labelled(name);
    const { value, provenance } = taken;
    return keep({ id: name, label, value, unit, ...(isMoney(unit) && { currency }), provenance });
  };
  /** Writes a figure of another tool's result; null where there is none. */
  const found = (toolId: string, id: string): string | null => {
    const result = basis.found[toolId];
    const figure = result?.figures[id];
    if (result === undefined || figure === undefined) return null;
    const { tool, date, runId } = result;
    const from = { tool, date, run: { toolId, id: runId } };
    return keep({ ...figure, id: `${toolId}:${id}`, provenance: { kind: 'measured', field: id, from } });
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
    /** Empty where it has no name yet. */
    company: plainName(input.company),
    /** Something of it is in use. */
    isLive: input.evidence === 'paying' || input.stage === 'paying' || input.stage === 'pilot',
    /** Who pays, in the plural and in few words; "customers" where nobody has said. */
    they: head,
    /** The same in all the words they were named with. */
    theyFull: full,
    /** What a sentence with them rests on. */
    theirQuote: payer === '' ? [] : quoteOf(input, basis),
    isTheyKnown: payer !== '',
    /** Words a minute. */
    pace: typeof pace === 'number' && pace >= 100 && pace <= 200 ? pace : usualPace,
    number,
    own,
    found,
    /** As Financial Metrics counted it, else as the record has it. */
    metric: (id: string, name: NumberName) => found('financial-metrics', id) ?? own(name),
    result: (toolId: string): Found | null => basis.found[toolId] ?? null,
    figure: keep,
    /** Counted here; `how` says what, `from` what it is held against. */
    count: (id: string, label: string, value: number, how: string, from: string, noun?: string): string =>
      keep({
        id,
        label,
        value,
        unit: 'count',
        ...(noun !== undefined && { noun }),
        provenance: { kind: 'derived', formula: how, inputs: [from] },
      }),
    /** A published figure. */
    publish: (figure: Omit<Figure, 'provenance' | 'unit'>, source: Source): string =>
      keep({ ...figure, unit: 'count', provenance: { kind: 'sourced', sources: [writer.cite(source)] } }),
    /** A line of our own notes, marked as such. */
    note: (id: string, says: string, niche: string | null): Evidence => ({
      kind: 'source',
      id: writer.cite(noteSource(id, says, niche, basis.notes)),
    }),
    /** What they say of a firm. */
    rival: ({ id, name, does, niche, besides }: Basis['rivals'][number]): Evidence => ({
      kind: 'source',
      id: writer.cite(
        besides === undefined
          ? noteSource(id, `${name} ${does}`, niche, basis.notes)
          : ventureSource(besides.business, 'instead', besides.says),
      ),
    }),
    derive: (derived: Derived) => keep(deriveFigure(derived, figures)),
    valueOf: (id: string) => figures[id]?.value ?? null,
    labelOf: (id: string) => figures[id]?.label ?? '',
    /** The tool whose run said it; null for what was typed. */
    toolOf(id: string): string | null {
      const from = figures[id]?.provenance;
      return from?.kind === 'measured' ? (from.from?.run?.toolId ?? null) : null;
    },
    /** A text as a listener hears it. */
    shown: (text: string) => fillText(text, figures),
    say: (id: string, text: string, ...evidence: readonly Evidence[]) => writer.say(id, text, ...evidence),
  };
}

function quoteOf({ customer }: Input, { profile: { pays } }: Basis): readonly Evidence[] {
  if (customer !== undefined) return [said('customer', customer)];
  return pays.quote === null ? [] : [said('idea', pays.quote)];
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
