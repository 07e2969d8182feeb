import type { Venture } from '@slipway/knowledge';
import { listBest } from '../retrieve/list-best.ts';
import { type Curve, probability } from '../retrieve/logistic.ts';
import { zScores } from '../retrieve/z-score.ts';
import type { WordVectors } from '../text/word-vectors.ts';
import { makeDescriber, type NearVenture, type VentureQuery } from './venture-features.ts';
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

/** By the text alone, and then by who pays. */
export type VentureFinder = (query: VentureQuery) => (payer: string | null) => readonly VentureCandidate[];

/** The nearest by words and by what they mean; how likely each is comes from `rankVentures`. */
export function makeVentureFinder(index: VentureIndex, vectors: WordVectors): VentureFinder {
  const describer = makeDescriber(index, vectors);
  return (query) => {
    const found = findNearest(index, query);
    const describe = describer(query, found);
    return (payer) => {
      const features = describe(payer);
      return found.map(({ venture }, at) => ({ venture, features: features[at] ?? [] }));
    };
  };
}

function findNearest(index: VentureIndex, query: VentureQuery): readonly NearVenture[] {
  const byWords = zScores(index.scoreWords(query.text));
  const isLine = query.about.length === query.text.length;
  const byAboutWords = isLine ? byWords : zScores(index.scoreWords(query.about));
  const nearText = index.scoreMeaning(query.plain);
  const nearStated = index.scoreMeaning(query.stated);
  const byMeaning = zScores(nearText);
  const byStatedMeaning = zScores(nearStated);
  const sums = new Float64Array(index.length);
  for (let at = 0; at < sums.length; at++)
    sums[at] =
      (byWords[at] ?? 0) + (byAboutWords[at] ?? 0) + 2 * ((byMeaning[at] ?? 0) + (byStatedMeaning[at] ?? 0));
  const best = listBest(sums, candidatesMost);
  const second = sums[best[1] ?? 0] ?? 0;
  return best.flatMap((at) => {
    const venture = index.at(at);
    if (venture === undefined) return [];
    return [
      {
        venture,
        words: byWords[at] ?? 0,
        meaning: byMeaning[at] ?? 0,
        nearText: nearText[at] ?? 0,
        nearStated: nearStated[at] ?? 0,
        lead: (sums[at] ?? 0) - second,
      },
    ];
  });
}

export function rankVentures(candidates: readonly VentureCandidate[], curve: Curve): readonly FoundVenture[] {
  return candidates
    .map(({ venture, features }) => ({ venture, likely: probability(curve, features) }))
    .sort((a, z) => z.likely - a.likely || (a.venture.id < z.venture.id ? -1 : 1));
}
