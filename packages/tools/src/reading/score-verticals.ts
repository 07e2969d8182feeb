import type { Vertical } from '@slipway/facts';
import { collectPoints, type Points, type Span } from './collect-points.ts';
import { standardise } from './standardise.ts';
import { findTerms, type Hit, type TermIndex } from './term-index.ts';
import type { Token } from './tokens.ts';

export interface ScoredVertical {
  readonly id: string;
  readonly name: string;
  /** In standard deviations over all verticals. */
  readonly score: number;
  /** Of the words that speak for it. */
  readonly points: number;
  readonly because: readonly string[];
}

/** In points: with fewer, a single hint would decide. */
const leastSpread = 1.5;

export function scoreVerticals(
  text: string,
  tokens: readonly Token[],
  verticals: readonly Vertical[],
  terms: TermIndex,
  payer: Span | null,
): { readonly scored: readonly ScoredVertical[]; readonly hits: readonly Hit[] } {
  const hits = findTerms(tokens, terms);
  const words = discountMeans(collectPoints(text, hits, payer));
  const byWords = standardise(
    verticals.map(({ id }) => words.get(id)?.points ?? 0),
    leastSpread,
  );
  const scored = verticals.map(({ id, name }, at) => ({
    id,
    name,
    score: byWords[at] ?? 0,
    points: words.get(id)?.points ?? 0,
    because: words.get(id)?.because ?? [],
  }));
  return { scored, hits };
}

/** Verticals that name a means: where another field is spoken of, that field is what the idea is about. */
const means = new Set(['ai-agents']);
const otherField = 2;

function discountMeans(words: ReadonlyMap<string, Points>): ReadonlyMap<string, Points> {
  const isElsewhere = [...words].some(([id, { points }]) => !means.has(id) && points >= otherField);
  if (!isElsewhere) return words;
  return new Map(
    [...words].map(([id, said]) => [id, means.has(id) ? { ...said, points: said.points * 0.5 } : said]),
  );
}
