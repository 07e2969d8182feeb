import { nearness, type WordVectors } from '../text/word-vectors.ts';
import type { Word } from '../text/words.ts';
import type { VentureIndex } from './venture-index.ts';

export interface Weighed {
  readonly stem: string;
  readonly weight: number;
  readonly vector: Float32Array | null;
}

/** A word that no business has says little against one of them. */
const strangeWeight = 3;
/** Words below this have no more in common than any two. */
const unlike = 0.3;

/** For one idea: the businesses that come near share most of their words. */
export function makeCover(index: VentureIndex, vectors: WordVectors) {
  const known = new Map<string, Weighed>();
  const weighOne = ({ word, stem }: Word): Weighed => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const weight = index.isKnown(stem) ? index.rarity(stem) : strangeWeight;
    const made = { stem, weight, vector: vectors.find(word) };
    known.set(word, made);
    return made;
  };
  return {
    /** Each stem once. */
    weigh: (words: readonly Word[]): readonly Weighed[] =>
      [...new Map(words.map((word) => [word.stem, word])).values()].map(weighOne),
    cover,
  };
}

function alike(a: Weighed, z: Weighed): number {
  if (a.stem === z.stem) return 1;
  if (a.vector === null || z.vector === null) return 0;
  return Math.max(0, (nearness(a.vector, z.vector) - unlike) / (1 - unlike));
}

/** Share of the words, rare ones counting more, that have their like among the others. */
function cover(words: readonly Weighed[], others: readonly Weighed[]): number {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return 0;
  const held = words.reduce(
    (sum, word) => sum + word.weight * others.reduce((most, other) => Math.max(most, alike(word, other)), 0),
    0,
  );
  return held / all;
}
