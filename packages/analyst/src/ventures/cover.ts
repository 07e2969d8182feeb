import { nearness, type WordVectors } from '../text/word-vectors.ts';
import type { Word } from '../text/words.ts';
import type { VentureIndex } from './venture-index.ts';

export interface Weighed {
  readonly stem: string;
  readonly weight: number;
  readonly vector: Float32Array | null;
  /** Which of all words of one idea and of what comes near it. */
  readonly at: number;
  /** How much it is like those before it, which are the idea's own: the same two meet for each business. */
  readonly alike: (number | undefined)[];
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
    const made = { stem, weight, vector: vectors.find(word), at: known.size, alike: [] };
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

function findAlike(a: Weighed, z: Weighed): number {
  if (a.stem === z.stem) return 1;
  if (a.vector === null || z.vector === null) return 0;
  return Math.max(0, (nearness(a.vector, z.vector) - unlike) / (1 - unlike));
}

function alike(a: Weighed, z: Weighed): number {
  const late = a.at > z.at ? a : z;
  const early = late === a ? z : a;
  let found = late.alike[early.at];
  if (found === undefined) {
    found = findAlike(a, z);
    late.alike[early.at] = found;
  }
  return found;
}

/** Share of the words, rare ones counting more, that have their like among the others. */
function cover(words: readonly Weighed[], others: readonly Weighed[]): number {
  let [all, held] = [0, 0];
  for (const word of words) {
    let most = 0;
    for (const other of others) most = Math.max(most, alike(word, other));
    all += word.weight;
    held += word.weight * most;
  }
  return all === 0 ? 0 : held / all;
}
