import type { Figure, Provenance, Source } from '@slipway/core';
import type { Statement, Writer } from '@slipway/report';
import { plainName } from '../../company-name.ts';
import type { Basis } from '../basis.ts';
import { fullLabel, monthName } from '../study/calendar.ts';
import type { Lead } from '../study/lead.ts';
import type { Study } from '../study/study.ts';

type Extra = Pick<Figure, 'range' | 'period' | 'status' | 'reason'>;

/** What every part of the sheet writes with. */
export interface Sheet {
  readonly study: Study;
  readonly basis: Basis;
  readonly writer: Writer;
  readonly title: string;
  /** Where the numbers are from: typed by the founder, or looked up. */
  readonly given: Provenance;
  /** "your" of the founder's own numbers, "its" of the market's. */
  readonly whose: 'your' | 'its';
  /** At the start of a sentence: "Pawline", or "Your number". */
  readonly Company: string;
  /** "Orders grow", "Pawline grows": the verb that fits the name. */
  verb(one: string, many: string): string;
  say(id: string, text: string): Statement;
  /** In the unit of the founder's numbers; answers the placeholder. */
  value(id: string, label: string, value: number, provenance: Provenance, extra?: Extra): string;
  /** The same of what is not known yet: three digits are all that it is worth. */
  estimate(id: string, label: string, value: number, provenance: Provenance, extra?: Extra): string;
  /** A share of each step; answers the placeholder with its step: "4.4% a month". */
  rate(id: string, label: string, value: number, provenance: Provenance): string;
  /** Months, weeks or days. */
  steps(id: string, label: string, value: number, provenance: Provenance): string;
  /** "in July", or "12 weeks ago" where a date would need digits. */
  when(id: string, at: number): string;
}

export const inWords = (formula: string, ...inputs: readonly string[]): Provenance => ({
  kind: 'derived',
  formula,
  inputs,
});

export function openSheet(study: Study, basis: Basis, writer: Writer): Sheet {
  const { measure, series, input } = study;
  const { step } = series;
  const isOwn = study.lead.kind === 'own';
  const company = isOwn ? plainName(input.company) : '';
  const given = givenBy(study.lead, writer);
  const name = study.lead.kind === 'market' ? 'Your market' : measure.label;
  const has = company !== '';
  const sheet: Sheet = {
    study,
    basis,
    writer,
    title: has ? company : ((isOwn ? undefined : input.topic) ?? name.toLowerCase()),
    given,
    whose: isOwn ? 'your' : 'its',
    Company: has ? company : name,
    verb: (one, many) => (has || measure.noun === undefined ? one : many),
    say: (id, text) =>
      has && text.includes(company)
        ? writer.say(id, text, { kind: 'said', field: 'company', quote: input.company ?? company })
        : writer.say(id, text),
    value(id, label, value, provenance, extra = {}) {
      const { unit, currency, noun } = measure;
      const named = { ...(currency !== undefined && { currency }), ...(noun !== undefined && { noun }) };
      return `{{f:${writer.figure({ id, label, value: plainZero(value), unit, ...named, provenance, ...extra })}}}`;
    },
    estimate: (id, label, value, provenance, { range, ...extra } = {}) =>
      sheet.value(id, label, rounded(value), provenance, {
        ...extra,
        ...(range && { range: { ...range, low: rounded(range.low), high: rounded(range.high) } }),
      }),
    rate(id, label, value, provenance) {
      const unit = step === 'month' ? 'share/month' : 'share';
      const name = `{{f:${writer.figure({ id, label, value: plainZero(value), unit, provenance })}}}`;
      return step === 'month' ? name : `${name} a ${step}`;
    },
    steps(id, label, value, provenance) {
      const unit =
        step === 'week' ? { unit: 'count' as const, noun: 'weeks' } : { unit: `${step}s` as const };
      return `{{f:${writer.figure({ id, label, value: plainZero(value), ...unit, provenance })}}}`;
    },
    when(id, at) {
      const name = monthName(series, at);
      if (name !== null) return `in ${name}`;
      const ago = series.values.length - 1 - at;
      const label = `Since ${fullLabel(series, at)}`;
      return ago < 1 ? `in the last ${step}` : `${sheet.steps(id, label, ago, given)} ago`;
    },
  };
  return sheet;
}

function givenBy(lead: Lead, writer: Writer): Provenance {
  if (lead.kind !== 'views') return { kind: 'measured', field: lead.kind === 'own' ? 'series' : 'market' };
  return { kind: 'sourced', sources: [writer.cite(datedSource(lead))] };
}

/** A page of figures that change says when it was read. */
export function datedSource({ source, at }: { readonly source: Source; readonly at?: string }): Source {
  return at === undefined ? source : { ...source, what: `${source.what}, looked up on ${at.slice(0, 10)}` };
}

/** JSON has one zero only. */
function plainZero(value: number): number {
  return value === 0 ? 0 : value;
}

export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
