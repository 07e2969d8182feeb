import type { Figure, FigureRange, Unit } from '@slipway/core';
import type { NearFact } from './slice.ts';
import { factSource } from './sources.ts';
import type { Told } from './told.ts';

const estimate = 'what is usual in the trade';

/** A span from the trade notes: it has ends and no middle. */
export function spanFigure(
  id: string,
  label: string,
  [low, high]: readonly [number, number],
  unit: Unit,
  sourceId: string,
  more: Pick<Figure, 'currency' | 'noun'> = {},
): Figure {
  const range: FigureRange = { low, high, means: estimate };
  return {
    id,
    label,
    value: low === high ? low : null,
    unit,
    ...more,
    range,
    provenance: { kind: 'sourced', sources: [sourceId] },
  };
}

export function priceFigure({ perMonth, currency, field, quote }: NonNullable<Told['price']>): Figure {
  return {
    id: 'own-price',
    label: 'What you ask, a month',
    value: perMonth,
    unit: 'money/month',
    currency,
    provenance: { kind: 'measured', field, ...(quote === undefined ? {} : { quote }) },
  };
}

const counted = new Set(['weeks', 'minutes']);
const periods = new Set(['days', 'hours', 'months', 'years']);

/** The figure of a fact, or null where the statement itself is the fact. */
export function factFigure(fact: NearFact): Figure | null {
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
export function factClause(fact: NearFact): string {
  const figure = factFigure(fact);
  if (figure === null) return fact.says;
  const slot = `{{f:${figure.id}}}`;
  const period = figure.unit.split('/')[1];
  const noun = figure.noun ?? (periods.has(figure.unit) ? figure.unit : undefined);
  return fact.says
    .replace(period === undefined ? '#' : new RegExp(`#(?: (?:a|per|each|every) ${period})?`, 'u'), slot)
    .replace(noun === undefined ? /(?!)/u : new RegExp(`(?<=\\}\\}) ${noun}\\b`, 'u'), '');
}

function isFlow(per: string | undefined): per is 'month' | 'year' {
  return per === 'month' || per === 'year';
}

function unitOf(unit: string): 'days' | 'hours' | 'months' | 'years' {
  if (unit === 'days' || unit === 'hours' || unit === 'months') return unit;
  return 'years';
}
