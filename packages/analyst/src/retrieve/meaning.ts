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

/** All in one row of numbers: a text is set against thousands at once. */
export function packMeanings(meanings: readonly ArrayLike<number>[], dimensions: number): Int16Array {
  const packed = new Int16Array(meanings.length * dimensions);
  meanings.forEach((meaning, at) => {
    packed.set(meaning, at * dimensions);
  });
  return packed;
}

/** How near each of them is to a text. */
export function likenesses(packed: Int16Array, meaning: Float64Array): Float64Array {
  const dimensions = meaning.length;
  const found = new Float64Array(packed.length / dimensions);
  for (let one = 0, from = 0; one < found.length; one++, from += dimensions) {
    let sum = 0;
    for (let at = 0; at < dimensions; at++) sum += (packed[from + at] ?? 0) * (meaning[at] ?? 0);
    found[one] = sum / steps;
  }
  return found;
}

/** Where one of them stands, of unit length but for the rounding. */
export function meaningAt(packed: Int16Array, dimensions: number, place: number): Float64Array {
  return Float64Array.from(
    packed.subarray(place * dimensions, (place + 1) * dimensions),
    (value) => value / steps,
  );
}
