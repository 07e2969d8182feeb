import type { MethodologyOverview } from '@slipway/contracts';
import { type Confidence, isOurNote } from '@slipway/core';
import type { Library } from '@slipway/tools';
import type { Deps } from '../../deps.ts';
import { chooseExamples, chooseSpread } from './choose-examples.ts';
import type { Held } from './held-fact.ts';
import { belongsTo, everyField, holdingsOf } from './holdings.ts';
import { readExamples } from './read-examples.ts';

const grades: readonly Confidence[] = ['high', 'medium', 'low'];

/** Counted once: nothing of it changes while the server runs. */
export function makeOverviewReader(deps: Pick<Deps, 'library'>): () => Promise<MethodologyOverview> {
  let known: MethodologyOverview | null = null;
  return async () => {
    known ??= countHoldings(await deps.library());
    return known;
  };
}

function countHoldings(library: Library): MethodologyOverview {
  const { knowledge } = library;
  const holdings = holdingsOf(knowledge);
  const facts = holdings.all.map(({ fact }) => fact);
  const spread = chooseSpread(knowledge.fieldFacts, holdings);
  const fields = [...knowledge.verticals, everyField].map(({ id, name }) => ({
    id,
    name,
    niches: knowledge.niches.filter(({ vertical }) => vertical === id).length,
    facts: holdings.all.filter((held) => belongsTo(held, id)).length,
  }));
  const readings = readExamples(library);
  return {
    counts: {
      fields: knowledge.verticals.length,
      niches: knowledge.niches.length,
      facts: facts.length,
      publishers: new Set(facts.filter((fact) => !isOurNote(fact)).map(({ publisher }) => publisher)).size,
      // A rule or a default of our own is no benchmark that anybody published.
      benchmarks: knowledge.benchmarks.filter((one) => !isOurNote(one)).length,
    },
    byConfidence: grades.map((confidence) => {
      const graded = facts.filter((fact) => fact.confidence === confidence);
      return { confidence, facts: graded.length, checked: graded.filter(({ checked }) => checked).length };
    }),
    byRegion: tally(facts.map(({ region }) => region))
      .map(([region, count]) => ({ region, facts: count }))
      .toSorted((a, b) => b.facts - a.facts || a.region.localeCompare(b.region)),
    byYear: countYears(facts),
    byKind: countKinds(facts),
    examples: chooseExamples(holdings, fields.find(({ name }) => name === readings[0]?.field)?.id ?? null),
    spreads: spread.count,
    spread: spread.example,
    readings,
    // A drawer with nothing in it is not shown.
    fields: fields.filter(({ facts: count }) => count > 0),
  };
}

function countYears(facts: readonly Held['fact'][]): MethodologyOverview['byYear'] {
  return [...Map.groupBy(facts, ({ year }) => year)]
    .map(([year, of]) => {
      const rules = of.filter(({ isRule }) => isRule).length;
      return { year, ageing: of.length - rules, rules };
    })
    .toSorted((a, b) => a.year - b.year);
}

function countKinds(facts: readonly Held['fact'][]): MethodologyOverview['byKind'] {
  const of = (kind: Held['fact']['kind']) => facts.filter((fact) => fact.kind === kind).length;
  return { market: of('market'), buyers: of('buyers'), trade: of('trade') };
}

function tally(names: readonly string[]): [string, number][] {
  return [...Map.groupBy(names, (name) => name)].map(([name, of]) => [name, of.length]);
}
