import { functionWords } from './function-words.ts';
import { tokenise } from './tokens.ts';
import type { WordVectors } from './vectors/read-vectors.ts';

/** How near a clause comes to one text: from 0, nothing in common, to 1, every word of it met. */
export type NearTo = (clause: string) => number;

/** Below this two words have nothing to do with each other. */
const unrelated = 0.35;
const wordsMost = 80;

/** Of several things to tell, those come first that are about what the founder speaks of, in whatever words. */
export function makeNearness(vectors: WordVectors): (text: string) => NearTo {
  const known = new Map<string, Float32Array | null>();
  const find = (word: string): Float32Array | null => {
    let vector = known.get(word);
    if (vector === undefined) {
      vector = vectors.find(word);
      known.set(word, vector);
    }
    return vector;
  };
  const vectorsOf = (text: string): readonly Float32Array[] =>
    [...new Set(tokenise(text).map(({ word }) => word))]
      .filter((word) => word.length > 2 && !functionWords.has(word))
      .slice(0, wordsMost)
      .flatMap((word) => find(word) ?? []);
  return (text) => {
    const own = vectorsOf(text);
    const best = new Map<Float32Array, number>();
    const nearest = (vector: Float32Array): number => {
      let most = best.get(vector);
      if (most === undefined) {
        most = Math.max(0, ...own.map((other) => (cosine(vector, other) - unrelated) / (1 - unrelated)));
        best.set(vector, most);
      }
      return most;
    };
    return (clause) => {
      const words = vectorsOf(clause);
      return words.reduce((sum, vector) => sum + nearest(vector), 0) / Math.max(1, words.length);
    };
  };
}

function cosine(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  for (let at = 0; at < a.length; at++) dot += (a[at] ?? 0) * (b[at] ?? 0);
  return dot;
}
