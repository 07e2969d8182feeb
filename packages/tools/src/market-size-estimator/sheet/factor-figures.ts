import type { Figure, FigureRange, Provenance } from '@slipway/core';
import type { MarketBasis, Span } from '../basis.ts';
import type { Inputs } from '../model/estimate.ts';
import type { Factor } from '../model/factor.ts';
import { isShown } from './shown-rows.ts';
import type { Writer } from './writer.ts';

/** Adds the figure of an input, with the figures it stands on. */
export function addFactor(writer: Writer, factor: Factor, known: Inputs, basis: MarketBasis): void {
  const { id, label, unit, noun, span, origin } = factor;
  const base = { id, label, unit, ...(noun !== undefined && { noun }) };
  const provenance = provenanceOf(writer, factor, known, basis);
  if (span === null) {
    writer.figure({ ...base, value: null, status: 'missing', reason: 'Not told yet', provenance });
    return;
  }
  const range = rangeOf(span, means[origin.kind]);
  writer.figure({ ...base, value: span.base, ...(range && { range }), provenance });
}

/** The ends of an input's range as figures of their own; answers their ids, low first. */
export function addEnds(writer: Writer, { id, label, unit, noun, span }: Factor): readonly [string, string] {
  const add = (which: 'low' | 'high') => {
    writer.derived({
      id: `${id}-${which}`,
      label: `${label}, ${which} end`,
      value: span?.[which] ?? 0,
      unit,
      ...(noun !== undefined && { noun }),
      formula: `${which} end of the range`,
      inputs: [id],
    });
    return `${id}-${which}`;
  };
  return [add('low'), add('high')];
}

const means: Readonly<Record<Factor['origin']['kind'], string>> = {
  edited: 'what we allow around a figure that nobody measured',
  told: 'what we allow around a figure that nobody measured',
  published: 'how far such a count may be off',
  carried: 'a count of another place may be far off',
  level: 'usual prices, low to high',
  usual: 'usual, low to high',
  default: 'what the unknown allows',
  missing: 'not known',
};

export function rangeOf({ low, high }: Span, meaning: string): FigureRange | null {
  return low < high ? { low, high, means: meaning } : null;
}

function provenanceOf(writer: Writer, factor: Factor, known: Inputs, basis: MarketBasis): Provenance {
  const { id, origin } = factor;
  switch (origin.kind) {
    case 'edited':
      return { kind: 'assumed', why: 'You set it in this sheet.', assumption: id };
    case 'told':
      return origin.field === 'lifetimeYears'
        ? {
            kind: 'derived',
            formula: '1 ÷ years until it is replaced',
            inputs: [addLifetime(writer, factor)],
          }
        : {
            kind: 'measured',
            field: origin.field,
            ...(origin.quote !== undefined && origin.quote !== '' && { quote: origin.quote }),
          };
    case 'published':
      writer.cite(origin.source);
      return { kind: 'sourced', sources: [origin.source.id] };
    case 'usual':
      writer.cite(origin.source);
      return id === 'adRevenuePerUser'
        ? addAds(writer, basis)
        : { kind: 'sourced', sources: [origin.source.id] };
    case 'carried':
      return addCarried(writer, origin.choice, basis);
    case 'level':
      return addLevel(writer, factor, known, origin.label);
    case 'default':
      return {
        kind: 'assumed',
        why: 'Nobody has measured this for you yet: a wide default, to be replaced.',
        assumption: id,
      };
    case 'missing':
      return {
        kind: 'assumed',
        why: 'Not told yet; nothing is computed from it.',
        ...(isShown(factor, known) && { assumption: id }),
      };
  }
}

function addLifetime(writer: Writer, { span }: Factor): string {
  const figure: Figure = {
    id: 'lifetimeYears',
    label: 'Years until it is replaced',
    value: 1 / (span?.base ?? 1),
    unit: 'years',
    provenance: { kind: 'measured', field: 'lifetimeYears' },
  };
  return writer.figures.add(figure);
}

function addAds(writer: Writer, { adSpendPerUserUsd, place }: MarketBasis): Provenance {
  if (adSpendPerUserUsd === null) return { kind: 'assumed', why: 'No advertising figure is known.' };
  writer.figure({
    id: 'adSpendPerUser',
    label: 'All internet advertising per internet user',
    value: adSpendPerUserUsd.value,
    unit: 'money/year',
    currency: 'USD',
    provenance: { kind: 'sourced', sources: [adSpendPerUserUsd.source.id] },
  });
  const level = place.code === 'US' ? '' : ` × price level in ${place.inName}`;
  return {
    kind: 'derived',
    formula: `one per cent of all advertising spent per internet user (from a half to two per cent)${level}`,
    inputs: ['adSpendPerUser'],
  };
}

function addCarried(
  writer: Writer,
  { value, noun, label, source, carried }: MarketBasis['counts'][number],
  { place }: MarketBasis,
): Provenance {
  writer.cite(source);
  writer.figure({
    id: 'buyers-counted',
    label: `${label}, ${carried?.fromName ?? ''}`,
    value,
    unit: 'count',
    noun,
    provenance: { kind: 'sourced', sources: [source.id] },
  });
  writer.figure({
    id: 'buyers-people',
    label: `People in ${place.inName} for one in ${carried?.fromName ?? ''}`,
    value: carried?.people ?? 1,
    unit: 'ratio',
    provenance: { kind: 'sourced', sources: [populationSource(writer)] },
  });
  writer.figure({
    id: 'buyers-level',
    label: `Price level in ${place.inName} against ${carried?.fromName ?? ''}, as a stand-in for how many such buyers people support`,
    value: Math.min(1, carried?.priceLevel ?? 1),
    unit: 'ratio',
    provenance: { kind: 'assumed', why: 'Price index of the market reference; low confidence.' },
  });
  return {
    kind: 'derived',
    formula: 'count there × people × price level',
    inputs: ['buyers-counted', 'buyers-people', 'buyers-level'],
  };
}

function populationSource(writer: Writer): string {
  return writer.sources.add({
    id: 'un-population',
    publisher: 'UN World Population Prospects',
    what: 'Population, mid-year',
    year: 2024,
    region: null,
    confidence: 'medium',
  });
}

function addLevel(writer: Writer, factor: Factor, { earning, money }: Inputs, label: string): Provenance {
  const perMonth = factor.span?.base ?? 0;
  const index = earning.priceIndex?.span ?? null;
  const perDollar = money.perDollar ?? 1;
  const yearly = (which: keyof Span) =>
    ((factor.span?.[which] ?? 0) * 12) / (index?.[which] ?? 1) / perDollar;
  writer.figure({
    id: 'price-level',
    label: `Usual price per year: ${label}`,
    value: (perMonth * 12) / (index?.base ?? 1) / perDollar,
    unit: 'money/year',
    currency: 'USD',
    range: { low: yearly('low'), high: yearly('high'), means: 'usual prices, low to high' },
    provenance: { kind: 'assumed', why: `Typical yearly contract of ${label}; our estimate, indicative.` },
  });
  const rate = money.currency === 'USD' ? [] : ['usdRate'];
  return {
    kind: 'derived',
    formula: [
      'yearly price',
      ...(index === null ? [] : ['price level']),
      ...(rate.length > 0 ? ['rate'] : []),
    ]
      .join(' × ')
      .concat(' ÷ 12'),
    inputs: ['price-level', ...(index === null ? [] : ['priceIndex']), ...rate],
  };
}
