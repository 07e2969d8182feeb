import { factClause, factFigure } from '@slipway/analyst';
import type { HeldFact } from '@slipway/contracts';
import type { Figure } from '@slipway/core';
import type { BuyerCount, Fact, FieldFact } from '@slipway/knowledge';
import { fillText, formatFigure, formatValue } from '@slipway/report';

/** With the fields it belongs to; a count of buyers may belong to several, or to every one. */
export interface Held {
  readonly fields: readonly string[];
  readonly value: number | null;
  readonly fact: HeldFact;
}

export function holdTradeFact(fact: FieldFact): Held {
  const figure = factFigure(fact);
  const says = fillText(factClause(fact), figure === null ? {} : { [figure.id]: figure });
  return {
    fields: [fact.vertical],
    value: fact.value,
    fact: {
      ...pick(fact),
      kind: 'trade',
      what: fact.what,
      says: asSentence(says),
      figure: figure === null ? null : formatFigure(figure),
      isRule: fact.kind === 'limit',
      niches: [...fact.niches],
    },
  };
}

export function holdMarketFact(vertical: string, fact: Fact): Held {
  const figure = showFigure(fact);
  return {
    fields: [vertical],
    value: fact.value,
    fact: {
      ...pick(fact),
      kind: 'market',
      what: fact.what,
      says: asSentence(`${fact.what}: ${figure}`),
      figure,
      note: fact.note ?? null,
      isRule: false,
      niches: [],
    },
  };
}

export function holdBuyers(buyers: BuyerCount): Held {
  const figure = showFigure(buyers);
  return {
    fields: buyers.verticals,
    value: buyers.value,
    fact: {
      ...pick(buyers),
      kind: 'buyers',
      what: buyers.label,
      says: asSentence(`${buyers.label}: ${figure}`),
      figure,
      isRule: false,
      niches: [],
    },
  };
}

function pick({ id, publisher, year, region, confidence, checked }: FieldFact | Fact | BuyerCount) {
  return { id, publisher, year, region, confidence, checked, note: null };
}

/** The number with its unit: "136,855 establishments", "$7.63B". */
function showFigure({ value, unit }: { readonly value: number; readonly unit: string }): string {
  const [currency = '', per] = unit.split('/');
  if (/^[A-Z]{3}$/u.test(currency)) {
    const money: Figure['unit'] = per === 'year' || per === 'month' ? `money/${per}` : 'money';
    return formatValue(value, money, currency);
  }
  return unit === 'share'
    ? formatValue(value, 'share')
    : formatValue(value, 'count', undefined, { noun: unit });
}

function asSentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}
