import type { Venture } from '@slipway/knowledge';
import { type Curve, probability } from '../retrieve/logistic.ts';
import { zScores } from '../retrieve/z-score.ts';
import type { WordVectors } from '../text/word-vectors.ts';
import { makeDescriber, type VentureQuery } from './venture-features.ts';
import type { VentureIndex } from './venture-index.ts';

export interface FoundVenture {
  readonly venture: Venture;
  /** How likely a reader would call its lines about this idea, 0 to 1. */
  readonly likely: number;
}

export interface VentureCandidate {
  readonly venture: Venture;
  readonly features: readonly number[];
}

const candidatesMost = 40;

export type VentureFinder = (query: VentureQuery) => readonly VentureCandidate[];

/** The nearest by words and by what they mean; likelihood comes from `rankVentures`. */
export function makeVentureFinder(index: VentureIndex, vectors: WordVectors): VentureFinder {
  const describer = makeDescriber(index, vectors);
  return (query) => {
    const isRead = query.about.length > 0;
    const byWords = zScores(index.scoreWords(query.text));
    const byMeaning = zScores(index.scoreMeaning(query.text));
    const byAboutWords = isRead ? zScores(index.scoreWords(query.about)) : byWords;
    const byAboutMeaning = isRead ? zScores(index.scoreMeaning(query.about)) : byMeaning;
    const scores = { byWords, byMeaning, byAboutWords, byAboutMeaning };
    const sum = (at: number): number =>
      (byWords[at] ?? 0) + (byMeaning[at] ?? 0) + (byAboutWords[at] ?? 0) + (byAboutMeaning[at] ?? 0);
    const describe = describer(query, scores);
    return Array.from({ length: index.length }, (_, at) => at)
      .sort((a, z) => sum(z) - sum(a) || a - z)
      .slice(0, candidatesMost)
      .flatMap((at) => {
        const venture = index.at(at);
        return venture === undefined ? [] : [{ venture, features: describe(venture, at) }];
      });
  };
}

export function rankVentures(candidates: readonly VentureCandidate[], curve: Curve): readonly FoundVenture[] {
  return candidates
    .map(({ venture, features }) => ({ venture, likely: probability(curve, features) }))
    .sort((a, z) => z.likely - a.likely || (a.venture.id < z.venture.id ? -1 : 1));
}
