import { nearness, type WordVectors } from '../text/word-vectors.ts';
import type { Word } from '../text/words.ts';

/** So many words of a text are looked for: a long one says the same again. */
const wordsMost = 40;

type Cover = (line: readonly Word[]) => number;

/**
 * How much of what these words say a line says too, 0 to 1: each word by the one that comes nearest to it, rare words counting more.
 * "Garages" is nearly covered by "workshops", and hardly by "invoices".
 */
export function coverOf(
  words: readonly Word[],
  { find }: WordVectors,
  rarity: (stem: string) => number,
): Cover {
  const known = new Map<string, Float32Array | null>();
  const vectorOf = (word: string): Float32Array | null => {
    let vector = known.get(word);
    if (vector === undefined) {
      vector = find(word);
      known.set(word, vector);
    }
    return vector;
  };
  const wanted = [...new Map(words.map((word) => [word.stem, word])).values()].slice(0, wordsMost);
  const all = wanted.reduce((sum, { stem }) => sum + rarity(stem), 0);
  return (line) => {
    const stems = new Set(line.map(({ stem }) => stem));
    const said = wanted.reduce((sum, { word, stem }) => {
      if (stems.has(stem)) return sum + rarity(stem);
      const vector = vectorOf(word);
      if (vector === null) return sum;
      const near = Math.max(
        0,
        ...line.map((other) => {
          const its = vectorOf(other.word);
          return its === null ? 0 : nearness(vector, its);
        }),
      );
      return sum + rarity(stem) * near ** 2;
    }, 0);
    return all === 0 ? 0 : said / all;
  };
}
