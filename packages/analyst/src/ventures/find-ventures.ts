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

/** The nearest by words and by what they mean; how likely each is comes from `rankVentures`. */
export function makeVentureFinder(index: VentureIndex, vectors: WordVectors): VentureFinder {
  const describer = makeDescriber(index, vectors);
  return (query) => {
    const byWords = zScores(index.scoreWords(query.text));
    const isLine = query.about.length === query.text.length;
    const byAboutWords = isLine ? byWords : zScores(index.scoreWords(query.about));
    const meanings = [query.plain, query.stated].map((words) => index.meaningOf(words));
    const near = meanings.map((meaning) => index.scoreMeaning(meaning));
    const [byMeaning = byWords, byStatedMeaning = byWords] = near.map(zScores);
    const sums = byWords.map(
      (words, at) =>
        words + (byAboutWords[at] ?? 0) + 2 * ((byMeaning[at] ?? 0) + (byStatedMeaning[at] ?? 0)),
    );
    // Numbers alone are sorted ten times as fast as by a rule.
    const least = sums.toSorted().at(-candidatesMost) ?? Number.NEGATIVE_INFINITY;
    const best = [...sums.keys()]
      .filter((at) => (sums[at] ?? 0) >= least)
      .sort((a, z) => (sums[z] ?? 0) - (sums[a] ?? 0) || a - z)
      .slice(0, candidatesMost);
    const second = sums[best[1] ?? 0] ?? 0;
    const found = best.flatMap((at) => {
      const venture = index.at(at);
      if (venture === undefined) return [];
      return [
        {
          venture,
          words: byWords[at] ?? 0,
          meaning: byMeaning[at] ?? 0,
          nearText: near[0]?.[at] ?? 0,
          nearStated: near[1]?.[at] ?? 0,
          lead: (sums[at] ?? 0) - second,
        },
      ];
    });
    const describe = describer(query, found);
    return found.map((one) => ({ venture: one.venture, features: describe(one) }));
  };
}

export function rankVentures(candidates: readonly VentureCandidate[], curve: Curve): readonly FoundVenture[] {
  return candidates
    .map(({ venture, features }) => ({ venture, likely: probability(curve, features) }))
    .sort((a, z) => z.likely - a.likely || (a.venture.id < z.venture.id ? -1 : 1));
}
