import type { Figure } from '@slipway/core';
import type { Statement, TableBlock } from '@slipway/report';
import { nameOfPlace } from '../../place/places.ts';
import type { BuyerChoice, MarketBasis, PublishedFact } from '../basis.ts';
import type { Estimate } from '../model/estimate.ts';
import { sourceOfFact } from '../model/methods.ts';
import { publisherOf, type Writer } from './writer.ts';

const uses: Readonly<Record<PublishedFact['use'], string>> = {
  market: 'May start a top-down sum',
  company: 'One company, not a market',
  context: 'Context only',
};
const flows = new Set([
  'spend',
  'revenue',
  'estimate',
  'activity',
  'forecast',
  'gdp',
  'funding',
  'investment',
]);

/** What was published, with publisher, year and how far to trust it. Never added up: definitions differ. */
export function publishedTable(writer: Writer, basis: MarketBasis, of: Estimate | null): TableBlock | null {
  const counts = basis.counts.filter(({ carried, profile }) => carried === null || profile !== 'everyone');
  const rows = [
    ...basis.facts.map((fact) => ({ ...factRow(writer, fact), use: uses[fact.use] })),
    ...counts.map((count) => ({
      ...countRow(writer, count),
      use: count.id === of?.buyers.choice?.id ? 'Used as the count' : 'Other count',
    })),
  ];
  if (rows.length === 0) return null;
  const spread = spreadOf(writer, basis);
  return {
    id: 'published',
    kind: 'table',
    title: 'Published figures',
    tab: 'Published figures',
    ...(spread !== null && { intro: spread }),
    columns: [
      { label: 'What' },
      { label: 'Figure', numeric: true },
      { label: 'Place' },
      { label: 'Year', numeric: true },
      { label: 'Publisher' },
      { label: 'Trust' },
      { label: 'Use' },
    ],
    rows: rows.map(({ figure, what, place, year, publisher, trust, use }) => ({
      cells: [
        { label: what },
        { figure },
        { label: place },
        { label: String(year) },
        { label: publisher },
        { label: trust, tone: trust === 'low' ? 'poor' : trust === 'high' ? 'good' : 'fair' },
        { label: use },
      ],
    })),
  };
}

function factRow(writer: Writer, fact: PublishedFact) {
  writer.cite(sourceOfFact(fact));
  writer.figure(factFigure(fact));
  return {
    figure: factFigureId(fact),
    what: fact.what,
    place: fact.region,
    year: fact.year,
    publisher: fact.publisher,
    trust: fact.confidence,
  };
}

function factFigureId({ id }: PublishedFact): string {
  return `published-${id.replaceAll('/', '-')}`;
}

function factFigure(fact: PublishedFact): Figure {
  return {
    id: factFigureId(fact),
    label: fact.what,
    value: fact.value,
    unit: flows.has(fact.kind) || fact.unit.endsWith('/year') ? 'money/year' : 'money',
    currency: fact.unit.slice(0, 3),
    period: String(fact.year),
    provenance: { kind: 'sourced', sources: [fact.id] },
  };
}

function countRow(writer: Writer, count: BuyerChoice) {
  writer.cite(count.source);
  const figure = `published-${count.id}`;
  writer.figure({
    id: figure,
    label: count.label,
    value: count.value,
    unit: 'count',
    noun: count.countedAs,
    period: String(count.year),
    provenance: { kind: 'sourced', sources: [count.source.id] },
  });
  return {
    figure,
    what: count.label,
    place: count.region,
    year: count.year,
    publisher: count.source.publisher,
    trust: count.source.confidence,
  };
}

/** Publishers who put the same kind of figure, place and year far apart; else the same trade counted in two units. */
function spreadOf(writer: Writer, basis: MarketBasis): Statement | null {
  const groups = Map.groupBy(
    basis.facts,
    ({ kind, region, year, unit }) => `${kind} ${region} ${year} ${unit}`,
  );
  for (const group of groups.values()) {
    const sorted = [...group].sort((a, b) => b.value - a.value);
    const [most, least] = [sorted[0], sorted.at(-1)];
    if (most === undefined || least === undefined || most.value / least.value < 1.5) continue;
    // One publisher does not contradict himself: he counts two things.
    if (publisherOf(most) === publisherOf(least)) continue;
    const where = most.region === 'global' ? 'worldwide' : `in ${nameOfPlace(most.region)}`;
    return say(writer, factFigureId(most), factFigureId(least), most.value / least.value, [
      `${publisherOf(most)} and ${publisherOf(least)} put the same year ${where} at {{f:${factFigureId(most)}}} and {{f:${factFigureId(least)}}}: {{f:spread}} times apart, by definition alone.`,
      `{{f:${factFigureId(most)}}} by ${publisherOf(most)}, {{f:${factFigureId(least)}}} by ${publisherOf(least)}, for one and the same year ${where}: {{f:spread}} times, from definitions alone.`,
    ]);
  }
  const here = basis.counts.filter(({ carried, profile }) => carried === null && profile !== 'everyone');
  const first = here[0];
  const other = here.find((count) => count.unit !== first?.unit);
  if (first === undefined || other === undefined) return null;
  const [most, least] = first.value > other.value ? [first, other] : [other, first];
  return say(writer, `published-${most.id}`, `published-${least.id}`, most.value / least.value, [
    `{{f:published-${least.id}}} (${publisherOf(least.source)}) or {{f:published-${most.id}}} (${publisherOf(most.source)}): {{f:spread}} times apart, as they count different things.`,
  ]);
}

function say(
  writer: Writer,
  most: string,
  least: string,
  times: number,
  phrases: readonly [string, ...string[]],
): Statement {
  writer.derived({
    id: 'spread',
    label: 'Largest ÷ smallest published',
    value: times,
    unit: 'ratio',
    formula: 'largest ÷ smallest',
    inputs: [most, least],
  });
  const cited = [most, least].flatMap((id) => {
    const origin = writer.figures.all[id]?.provenance;
    return origin?.kind === 'sourced'
      ? origin.sources.map((of) => ({ kind: 'source', id: of }) as const)
      : [];
  });
  return writer.say('published-spread', phrases, cited);
}
