import type { WordVectors } from '../text/word-vectors.ts';
import { listWords, stem } from '../text/words.ts';

/** What a text is judged by: which words and pairs of words it holds, where they stand in meaning, and its shape. */
export interface TextFeatures {
  readonly keys: readonly string[];
  readonly dense: Float64Array;
}

/** How much the mean of the words' meanings counts beside the words themselves, and the shape beside both. */
const meaningShare = 4;
const shapeShare = 0.3;
const longest = 4000;

/** `signs`: whatever else is known of the text, as keys of its own. */
export function findTextFeatures(
  whole: string,
  vectors: WordVectors,
  signs: readonly string[] = [],
): TextFeatures {
  const text = whole.slice(0, longest);
  const stems = [...text.toLowerCase().matchAll(/\p{L}+/gu)].map(([word]) => stem(word));
  const pairs = stems.slice(1).map((one, at) => `${stems[at]} ${one}`);
  const has = (...words: readonly string[]) => (stems.some((one) => words.includes(one)) ? 1 : 0);
  return {
    keys: [...new Set([...stems, ...pairs, ...stems.slice(0, 1).map((one) => `^${one}`), ...signs])],
    dense: Float64Array.from([
      ...meanOf(text, vectors).map((value) => value * meaningShare),
      ...[Math.log(1 + stems.length), text.includes('?') ? 1 : 0, has('we', 'our'), has('i', 'my')].map(
        (value) => value * shapeShare,
      ),
      1,
    ]),
  };
}

/** A word's share shrinks with the number of words, so that long texts are not surer than short ones. */
export function keyShare(known: number): number {
  return 1.5 / Math.sqrt(Math.max(4, known));
}

function meanOf(text: string, { dimensions, find }: WordVectors): Float64Array {
  const sum = new Float64Array(dimensions);
  for (const word of new Set(listWords(text).map((one) => one.word))) {
    const vector = word.length > 2 ? find(word) : null;
    if (vector !== null) for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  }
  const length = Math.sqrt(sum.reduce((total, value) => total + value * value, 0)) || 1;
  return sum.map((value) => value / length);
}
