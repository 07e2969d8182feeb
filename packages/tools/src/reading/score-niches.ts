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
  /** In standard deviations, by what it is about. */
  readonly meaning: number;
  readonly because: readonly string[];
}

/** What one standard deviation of each is worth; set on the tuning half of ideas told twice. */
const shares = { words: 0.4, bm25: 1.5, centroid: 1.5 } as const;

/** Who pays tells the field more than the job in it. */
const payerShare = 0.6;
/** Of the roots of points: with fewer, a single word would decide. */
const leastSpread = 0.5;

/** How much of a niche stands in the text: its phrases, its words by their rarity, and what it is about. */
export function scoreNiches(
  text: string,
  all: readonly Token[],
  niches: readonly Niche[],
  index: NicheIndex,
  payer: Span | null,
): readonly ScoredNiche[] {
  const tokens = all.filter((token, at) => !isMeasure(token, all[at - 1]));
  const words = collectPoints(text, findTerms(tokens, index.terms), payer);
  const byWords = standardise(
    niches.map(({ id }) => Math.sqrt(words.get(id)?.points ?? 0)),
    leastSpread,
  );
  const weightOf = ({ start, end }: Token) =>
    payer !== null && start >= payer.start && end <= payer.end ? payerShare : 1;
  const statistics = scoreBm25(index.bm25, tokens, weightOf);
  const byStatistics = standardise(statistics);
  const byCentroid = standardise(index.centroids.score(tokens));
  return niches.map((niche, at) => ({
    niche,
    place: at,
    score:
      shares.words * (byWords[at] ?? 0) +
      shares.bm25 * (byStatistics[at] ?? 0) +
      shares.centroid * (byCentroid[at] ?? 0),
    points: words.get(niche.id)?.points ?? 0,
    statistics: statistics[at] ?? 0,
    meaning: byCentroid[at] ?? 0,
    because: words.get(niche.id)?.because ?? [],
  }));
}

const measures =
  /^(?:pounds?|dollars?|euros?|rupees?|shillings?|pesos?|naira|francs?|cents?|percent|months?|years?|weeks?|days?|hours?|minutes?|kilos?|kg|km|miles?|metres?|meters?|times)$/u;

/** "40 pounds a month" is about neither a dog pound nor a calendar. */
function isMeasure({ word }: Token, before: Token | undefined): boolean {
  return (
    measures.test(word) &&
    before !== undefined &&
    (/^\p{Nd}/u.test(before.word) || /^(?:an?|per)$/u.test(before.word))
  );
}
