import type { Niche } from '@slipway/facts';
import { scoreBm25 } from './bm25.ts';
import { collectPoints, type Span } from './collect-points.ts';
import type { NicheIndex } from './niche-index.ts';
import { standardise } from './standardise.ts';
import { findTerms } from './term-index.ts';
import type { Token } from './tokens.ts';

export interface ScoredNiche {
  readonly niche: Niche;
  /** Among all niches. */
  readonly place: number;
  /** In standard deviations over all niches. */
  readonly score: number;
  readonly points: number;
  /** Of its words by their rarity, as it is. */
  readonly statistics: number;
  readonly because: readonly string[];
}

/** What one standard deviation of each is worth; set on the tuning half. */
const shares = { words: 0.5, bm25: 1.2, nearness: 0.15, centroid: 0.3 } as const;

/** Who pays tells the field more than the job in it. */
const payerShare = 0.6;
/** Of the roots of points: with fewer, a single word would decide. */
const leastSpread = 0.5;

/** How much of a niche stands in the text: its phrases, its words by their rarity, and words near to its own. */
export function scoreNiches(
  text: string,
  tokens: readonly Token[],
  niches: readonly Niche[],
  index: NicheIndex,
  payer: Span | null,
): readonly ScoredNiche[] {
  const words = collectPoints(text, findTerms(tokens, index.terms), payer);
  const byWords = standardise(
    niches.map(({ id }) => Math.sqrt(words.get(id)?.points ?? 0)),
    leastSpread,
  );
  const statistics = scoreBm25(index.bm25, tokens, ({ start, end }) =>
    payer !== null && start >= payer.start && end <= payer.end ? payerShare : 1,
  );
  const byStatistics = standardise(statistics);
  const byNearness = standardise(index.meaning?.nearness.score(tokens) ?? []);
  const byCentroid = standardise(index.meaning?.centroids.score(tokens) ?? []);
  return niches.map((niche, at) => ({
    niche,
    place: at,
    score:
      shares.words * (byWords[at] ?? 0) +
      shares.bm25 * (byStatistics[at] ?? 0) +
      shares.nearness * (byNearness[at] ?? 0) +
      shares.centroid * (byCentroid[at] ?? 0),
    points: words.get(niche.id)?.points ?? 0,
    statistics: statistics[at] ?? 0,
    because: words.get(niche.id)?.because ?? [],
  }));
}
