import type { Venture } from '@slipway/knowledge';
import { listBest } from '../retrieve/list-best.ts';
import { zScores } from '../retrieve/z-score.ts';
import { makeDescriber, type NearVenture, type VentureQuery } from './venture-features.ts';
import type { VentureIndex } from './venture-index.ts';

export interface VentureCandidate {
  readonly venture: Venture;
  readonly features: readonly number[];
  /** Where it stands among the words. */
  readonly meaning: Float64Array;
}

const candidatesMost = 40;

/** By the text alone, and then by who pays. */
export type VentureFinder = (query: VentureQuery) => (payer: string | null) => readonly VentureCandidate[];

/** The nearest by words and by what they mean; how likely each is comes from `rankVentures`. */
export function makeVentureFinder(index: VentureIndex): VentureFinder {
  const describer = makeDescriber(index);
  return (query) => {
    const found = findNearest(index, query);
    const describe = describer(query, found);
    const meanings = found.map(({ at }) => index.meaningAt(at));
    return (payer) => {
      const features = describe(payer);
      return found.map(({ venture }, at) => ({
        venture,
        features: features[at] ?? [],
        meaning: meanings[at] ?? new Float64Array(),
      }));
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
        at,
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
