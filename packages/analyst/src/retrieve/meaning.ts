import type { WordVectors } from '../text/word-vectors.ts';
import type { Word } from '../text/words.ts';

/** Largest number in which one coordinate of a mean is kept. */
const steps = 1000;
const leastLetters = 3;

/** Where a text stands among the words: the mean of their vectors, rare words counting more. Of unit length. */
export function meanMeaning(
  words: readonly Word[],
  { dimensions, find }: WordVectors,
  rarity: (stem: string) => number,
): Float64Array {
  const times = new Map<string, { count: number; stem: string }>();
  for (const { word, stem } of words) {
    const seen = times.get(word);
    if (seen === undefined) times.set(word, { count: 1, stem });
    else seen.count += 1;
  }
  const sum = new Float64Array(dimensions);
  for (const [word, { count, stem }] of times) {
    const vector = word.length < leastLetters ? null : find(word);
    if (vector === null) continue;
    const weight = rarity(stem) * (1 + Math.log(count));
    for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
  }
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** As whole numbers of two bytes each. */
export function toSteps(meaning: Float64Array): readonly number[] {
  return Array.from(meaning, (value) => Math.round(value * steps));
}

export function likeness(inSteps: ArrayLike<number>, meaning: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < inSteps.length; at++) sum += (inSteps[at] ?? 0) * (meaning[at] ?? 0);
  return sum / steps;
}
