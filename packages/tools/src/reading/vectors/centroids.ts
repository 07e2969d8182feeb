import { functionWords } from '../function-words.ts';
import type { Token } from '../tokens.ts';
import type { WordCounts } from '../word-counts.ts';
import type { WordVectors } from './read-vectors.ts';

/** Where whole texts stand among the words: the mean of their words, the rare ones counting more. */
export interface Centroids {
  /** Cosine with each text, in the order in which they were given. */
  score(tokens: readonly Token[]): readonly number[];
}

export function buildCentroids(
  texts: readonly WordCounts[],
  vectors: WordVectors,
  rarityOf: (word: string) => number,
): Centroids {
  const { dimensions } = vectors;
  const known = new Map<string, Float32Array | null>();
  const weighed = (word: string): Float32Array | null => {
    let vector = known.get(word);
    if (vector === undefined) {
      vector = says(word) ? vectors.find(word) : null;
      if (vector !== null) {
        const rarity = rarityOf(word);
        for (let at = 0; at < dimensions; at++) vector[at] = (vector[at] ?? 0) * rarity;
      }
      known.set(word, vector);
    }
    return vector;
  };
  const meanOf = (words: WordCounts): Float64Array => {
    const sum = new Float64Array(dimensions);
    for (const [word, times] of words) {
      const vector = weighed(word);
      if (vector === null) continue;
      const weight = 1 + Math.log(Math.max(1, times));
      for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) * weight;
    }
    let square = 0;
    for (let at = 0; at < dimensions; at++) square += (sum[at] ?? 0) ** 2;
    const length = Math.sqrt(square) || 1;
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) / length;
    return sum;
  };
  const means = texts.map(meanOf);
  return {
    score(tokens) {
      const own = meanOf(new Map(tokens.map(({ word }) => [word, 1] as const)));
      return means.map((mean) => {
        let cosine = 0;
        for (let at = 0; at < dimensions; at++) cosine += (mean[at] ?? 0) * (own[at] ?? 0);
        return cosine;
      });
    },
  };
}

function says(word: string): boolean {
  return word.length > 2 && !functionWords.has(word);
}
