import { functionWords } from '../function-words.ts';
import type { Token } from '../tokens.ts';
import type { WordVectors } from '../vectors/read-vectors.ts';

/** What a text is judged by: which words and pairs of words it holds, where they stand in meaning, and its shape. */
export interface KindFeatures {
  readonly keys: readonly string[];
  readonly dense: Float64Array;
}

/** How much the mean of the words' meanings counts beside the words themselves, and the shape beside both. */
const meaningShare = 4;
const shapeShare = 0.3;
const shapes = 4;

export function denseLength({ dimensions }: WordVectors): number {
  return dimensions + shapes + 1;
}

export function findKindFeatures(text: string, tokens: readonly Token[], vectors: WordVectors): KindFeatures {
  const stems = tokens.map(({ stem }) => stem);
  const pairs = stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
  const has = (...words: readonly string[]) => (stems.some((stem) => words.includes(stem)) ? 1 : 0);
  return {
    keys: [...new Set([...stems, ...pairs, ...stems.slice(0, 1).map((stem) => `^${stem}`)])],
    dense: Float64Array.from([
      ...meanOf(tokens, vectors).map((value) => value * meaningShare),
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

function meanOf(tokens: readonly Token[], { dimensions, find }: WordVectors): Float64Array {
  const sum = new Float64Array(dimensions);
  const words = new Set(tokens.map(({ word }) => word));
  for (const word of words) {
    const vector = word.length > 2 && !functionWords.has(word) ? find(word) : null;
    if (vector !== null) for (let at = 0; at < dimensions; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  }
  const length = Math.sqrt(sum.reduce((total, value) => total + value * value, 0)) || 1;
  return sum.map((value) => value / length);
}
