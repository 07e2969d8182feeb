import type { WordVectors } from '../../reading/vectors/read-vectors.ts';
import type { ContentWord } from './content-words.ts';
import type { WordWeights } from './word-weights.ts';

/** A word with its vector, of unit length, and how much it says. */
export interface WeighedWord {
  readonly stem: string;
  readonly vector: Float64Array;
  readonly weight: number;
  readonly count: number;
}

/** Looks words up. What all words have in common says nothing about any: the mean of the founders' words is taken away. */
export function makeLookup(
  vectors: WordVectors,
  weights: WordWeights,
  ideas: readonly (readonly ContentWord[])[],
): (words: readonly ContentWord[]) => WeighedWord[] {
  const known = [...new Set(ideas.flat().map(({ word }) => word))].flatMap(
    (word) => vectors.find(word) ?? [],
  );
  const middle = new Float64Array(vectors.dimensions).map(
    (_, at) => known.reduce((total, vector) => total + (vector[at] ?? 0), 0) / Math.max(1, known.length),
  );
  return (words) =>
    words.flatMap(({ word, stem, count }) => {
      const found = vectors.find(word);
      const weight = weights(stem);
      return found === null || weight === 0
        ? []
        : [{ stem, count, weight, vector: less(Float64Array.from(found), middle) }];
    });
}

/** How well each word of either text is met by its nearest word of the other, by weight: the sum of both ways. */
export function alignment(one: readonly WeighedWord[], other: readonly WeighedWord[]): number {
  const ownBest = new Float64Array(one.length);
  const otherBest = new Float64Array(other.length);
  one.forEach(({ vector }, at) => {
    other.forEach((word, place) => {
      const near = dot(vector, word.vector);
      if (near > (ownBest[at] ?? 0)) ownBest[at] = near;
      if (near > (otherBest[place] ?? 0)) otherBest[place] = near;
    });
  });
  return met(one, ownBest) + met(other, otherBest);
}

function met(words: readonly WeighedWord[], best: Float64Array): number {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : words.reduce((sum, { weight }, at) => sum + weight * (best[at] ?? 0), 0) / all;
}

/** The weighted mean of a text's words, of unit length; a word said often counts by the root of how often. */
export function meanVector(words: readonly WeighedWord[]): Float64Array {
  const mean = new Float64Array(words[0]?.vector.length ?? 0);
  for (const { vector, weight, count } of words)
    for (let at = 0; at < mean.length; at += 1)
      mean[at] = (mean[at] ?? 0) + weight * Math.sqrt(count) * (vector[at] ?? 0);
  return unit(mean);
}

function less(vector: Float64Array, middle: Float64Array): Float64Array {
  return unit(vector.map((value, at) => value - (middle[at] ?? 0)));
}

function unit(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

export function dot(a: Float64Array, b: Float64Array): number {
  let total = 0;
  for (let at = 0; at < a.length; at += 1) total += (a[at] ?? 0) * (b[at] ?? 0);
  return total;
}
