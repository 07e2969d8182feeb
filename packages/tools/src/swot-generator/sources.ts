import type { Source } from '@slipway/core';
import type { Benchmark, BuyerCount, Fact } from '@slipway/facts';
import type { FieldSlice, PlaceSlice } from './basis.ts';

const house = 'Slipway reference';
const fromKnowledge =
  'From general knowledge of the field, not from one publication; check it before you rely on it.';

/** What we hold about a field ourselves, one source a kind; `what` carries every word that is used of it. */
export function fieldSource(field: FieldSlice, about: 'risk' | 'trend' | 'rule' | 'channel'): Source {
  const names =
    about === 'channel'
      ? field.channels
      : field.notes.filter(({ kind }) => kind === about).map(({ of, says }) => `${of} (${says})`);
  const titles = { risk: 'Risks', trend: 'What is changing', rule: 'Rules', channel: 'Channels' };
  return {
    id: `field-${about}`,
    publisher: `${house}: ${field.name}`,
    what: `${titles[about]}: ${names.join('; ')}`,
    year: null,
    region: null,
    confidence: about === 'channel' || about === 'rule' ? 'medium' : 'low',
    note: fromKnowledge,
  };
}

export function customerSource({ name, customers }: FieldSlice): Source {
  return {
    id: 'field-customers',
    publisher: `${house}: ${name}`,
    what: `Usual customers: ${customers.join('; ')}`,
    year: null,
    region: null,
    confidence: 'medium',
    note: fromKnowledge,
  };
}

export function companySource({ name, companies, pricingAsOf }: FieldSlice): Source {
  return {
    id: 'field-companies',
    publisher: `${house}: ${name}`,
    what: `Companies: ${companies.map((one) => `${one.name} (${one.positioning}; ${one.pricing})`).join('; ')}`,
    year: null,
    region: null,
    confidence: 'medium',
    note: `As of ${pricingAsOf}.`,
  };
}

export function placeSource({ inName, privacy, rail, chat }: PlaceSlice): Source {
  const words = [privacy, rail, chat].filter((one) => one !== null);
  return {
    id: 'place',
    publisher: `${house}: ${inName}`,
    what: `Selling in ${inName}: ${words.join('; ')}`,
    year: null,
    region: null,
    confidence: 'low',
    note: fromKnowledge,
  };
}

export function priceLevelSource({ inName, code }: PlaceSlice): Source {
  return {
    id: 'price-level',
    publisher: `${house}: price levels`,
    what: `Price level of ${inName} against the United States`,
    year: null,
    region: code,
    confidence: 'low',
    note: 'A span, since no single index fits every product.',
  };
}

export function onlineSource({ inName, code, internetYear }: PlaceSlice): Source {
  return {
    id: 'people-online',
    publisher: 'DataReportal',
    what: `Internet users in ${inName}`,
    year: internetYear,
    region: code,
    confidence: 'medium',
  };
}

export const usualSource: Source = {
  id: 'usual-price',
  publisher: house,
  what: 'What such customers usually pay in a year, in American price lists brought to the price level of the place',
  year: null,
  region: null,
  confidence: 'low',
  note: 'Our estimate from public price lists; other places by their price level.',
};

export function benchmarkSource({
  id,
  publisher,
  metric,
  segment,
  year,
  confidence,
  note,
  what,
}: Benchmark): Source {
  const of = [metric.replaceAll('_', ' '), segment, what].filter((one) => one !== null);
  return {
    id: `benchmark-${id}`,
    publisher,
    what: `What is usual: ${of.join(', ')}`,
    year,
    region: null,
    confidence,
    ...(note === null ? {} : { note }),
  };
}

export function buyersSource({ id, publisher, label, year, region, confidence }: BuyerCount): Source {
  return { id: `buyers-${id}`, publisher, what: label, year, region, confidence };
}

export function factSource({ id, publisher, what, year, region, confidence, note }: Fact): Source {
  return {
    id: `fact-${id}`,
    publisher,
    what,
    year,
    region,
    confidence,
    ...(note === undefined ? {} : { note }),
  };
}
