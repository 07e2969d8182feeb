import type { Confidence, Figure, Source } from '@slipway/core';

/** A published fact, as the knowledge stores it: `#` in `says` is where its figure stands. */
export interface PublishedFact {
  readonly id: string;
  readonly what: string;
  readonly says: string;
  readonly value: number | null;
  readonly unit: string;
  readonly region: string;
  readonly year: number;
  readonly publisher: string;
  readonly confidence: Confidence;
  readonly checked: boolean;
}

const counted = new Set(['weeks', 'minutes']);
const periods = new Set(['days', 'hours', 'months', 'years']);

/** The figure of a fact, or null where the statement itself is the fact. */
export function factFigure(fact: PublishedFact): Figure | null {
  const { value, unit, what } = fact;
  if (value === null) return null;
  const [currency = '', per] = unit.split('/');
  const base = {
    id: `fact:${fact.id}`,
    label: what,
    value,
    provenance: { kind: 'sourced' as const, sources: [factSource(fact).id] as const },
  };
  if (/^[A-Z]{3}$/u.test(currency))
    return { ...base, unit: isFlow(per) ? `money/${per}` : 'money', currency };
  if (unit === 'share' || unit === 'ratio') return { ...base, unit };
  if (periods.has(unit)) return { ...base, unit: unitOf(unit) };
  return { ...base, unit: 'count', ...(counted.has(unit) ? { noun: unit } : {}) };
}

/** The fact's clause with its figure in place; a flow names its own period ("$87,530 a year"). */
export function factClause(fact: PublishedFact): string {
  const figure = factFigure(fact);
  if (figure === null) return fact.says;
  const slot = `{{f:${figure.id}}}`;
  const period = figure.unit.split('/')[1];
  const noun = figure.noun ?? (periods.has(figure.unit) ? figure.unit : undefined);
  return fact.says
    .replace(period === undefined ? '#' : new RegExp(`#(?: (?:a|per|each|every) ${period})?`, 'u'), slot)
    .replace(noun === undefined ? /(?!)/u : new RegExp(`(?<=\\}\\}) ${noun}\\b`, 'u'), '');
}

export function factSource(fact: PublishedFact): Source {
  const { id, publisher, what, says, value, year, region, confidence, checked } = fact;
  return {
    id: `fact-${id}`,
    publisher,
    // Names in the statement that hold a digit ("H-1B") stand on the source.
    what: /\p{Nd}/u.test(says) || value === null ? `${what}: ${says.replace('#', '…')}` : what,
    year,
    region,
    confidence,
    ...(checked ? {} : { note: 'Recalled from this publisher, not checked against the publication again.' }),
  };
}

function isFlow(per: string | undefined): per is 'month' | 'year' {
  return per === 'month' || per === 'year';
}

function unitOf(unit: string): 'days' | 'hours' | 'months' | 'years' {
  return unit === 'days' || unit === 'hours' || unit === 'months' ? unit : 'years';
}
