import type { Figure, Source } from '@slipway/core';
import { type Evidence, listPlaceholders } from '@slipway/report';
import { fillGivens, type GivenTable } from './fill-givens.ts';
import { type Givens, telling } from './givens.ts';
import type { Insight, InsightTool, Said } from './insight.ts';
import type { InsightRule } from './rule.ts';
import { insightRules } from './rules/index.ts';
import { isReadable } from './sentence.ts';
import type { Told } from './told.ts';
import { makeVoice } from './voice.ts';

/**
 * Everything the rules find for a tool (null: for any), most specific first. Of two rules that exclude each other only the more specific one
 * speaks. Pure: the same idea gives the same list.
 */
export function listInsights(
  told: Told,
  tool: InsightTool | null,
  rules: readonly InsightRule[] = insightRules,
): readonly Insight[] {
  const table = fillGivens(told);
  const values: Partial<Givens> = Object.fromEntries(
    Object.entries(table).map(([key, given]) => [key, given.value]),
  );
  const voice = makeVoice(told);
  const found = rules
    .filter(({ serves }) => tool === null || serves.includes(tool))
    .flatMap((rule) =>
      rule.find(values, told, voice).flatMap((said) => insightOf(rule, said, table, told) ?? []),
    );
  return withoutExcluded(
    found.toSorted((a, b) => b.specificity - a.specificity || (a.id < b.id ? -1 : 1)),
    rules,
  );
}

/** Pairs that never stand on one sheet. */
export function listExclusions(rules = insightRules): readonly (readonly [string, string])[] {
  return rules.flatMap(({ id, excludes }) => excludes.map((other) => [id, other] as const));
}

function withoutExcluded(found: readonly Insight[], rules: readonly InsightRule[]): readonly Insight[] {
  const excluded = excludedBy(rules);
  const barred = new Set<string>();
  return found.filter(({ ruleId }) => {
    if (barred.has(ruleId)) return false;
    for (const other of excluded.get(ruleId) ?? []) barred.add(other);
    return true;
  });
}

const known = new WeakMap<readonly InsightRule[], ReadonlyMap<string, readonly string[]>>();

/** Of each rule, those it excludes and those that exclude it. */
function excludedBy(rules: readonly InsightRule[]): ReadonlyMap<string, readonly string[]> {
  const before = known.get(rules);
  if (before !== undefined) return before;
  const both = listExclusions(rules).flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const table = new Map(
    [...Map.groupBy(both, ([rule]) => rule)].map(([rule, pairs]) => [rule, pairs.map(([, other]) => other)]),
  );
  known.set(rules, table);
  return table;
}

const [heedLeast, heedMost, heedRise] = [0.1, 2.2, 5];

/** Null when no phrasing can be read in one breath. */
function insightOf(rule: InsightRule, said: Said, table: GivenTable, told: Told): Insight | null {
  const [first, ...others] = said.says.filter(isReadable);
  if (first === undefined) return null;
  const givens = rule.needs.flatMap((key) => table[key] ?? []);
  const texts = [first, ...others, said.label, said.clause ?? ''];
  const named = new Set(texts.flatMap(listPlaceholders));
  const figures = withInputs(
    givens.flatMap((given) => given.figures),
    named,
  );
  const evidence = unique([
    ...givens.flatMap((given) => given.evidence),
    ...(texts.some((text) => text.includes(told.who)) ? [told.whoSaid] : []),
    ...figures.filter(({ id }) => named.has(id)).map(({ id }): Evidence => ({ kind: 'figure', id })),
  ]);
  return {
    ...said,
    says: [first, ...others],
    id: said.key === undefined ? rule.id : `${rule.id}-${said.key}`,
    ruleId: rule.id,
    matter: rule.matter,
    side: rule.side,
    impact: rule.impact,
    likelihood: rule.likelihood,
    confidence: Math.min(0.9, ...givens.map((given) => given.confidence)),
    specificity:
      rule.needs.reduce((sum, key) => sum + telling[key] * heed(table[key]?.nearness), 0) *
      (said.nearness ?? 1),
    evidence,
    figures,
    sources: uniqueSources(givens.flatMap((given) => given.sources)),
  };
}

/** What is met a little counts as it is; what the founder does not speak of counts less, what they are all about counts more. */
function heed(nearness: number | undefined): number {
  return nearness === undefined ? 1 : Math.min(heedMost, heedLeast + heedRise * nearness);
}

/** The figures that are named, and what those are derived from. */
function withInputs(all: readonly Figure[], named: ReadonlySet<string>): readonly Figure[] {
  const wanted = new Set(named);
  for (const id of wanted) {
    const provenance = all.find((figure) => figure.id === id)?.provenance;
    if (provenance?.kind === 'derived') for (const input of provenance.inputs) wanted.add(input);
  }
  const seen = new Set<string>();
  return all.filter(({ id }) => wanted.has(id) && !seen.has(id) && seen.add(id));
}

function unique(evidence: readonly Evidence[]): readonly Evidence[] {
  const seen = new Set<string>();
  return evidence.filter((one) => {
    const key = JSON.stringify(one);
    return !seen.has(key) && seen.add(key);
  });
}

function uniqueSources(sources: readonly Source[]): readonly Source[] {
  return sources.filter(({ id }, at) => sources.findIndex((other) => other.id === id) === at);
}
