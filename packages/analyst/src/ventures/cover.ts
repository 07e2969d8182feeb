import { nearness } from '../text/word-vectors.ts';
import type { Word } from '../text/words.ts';
import type { VentureIndex } from './venture-index.ts';

export interface Weighed {
  readonly stem: string;
  /** How seldom businesses say it. */
  readonly rarity: number;
  /** How much it says of which business it is, as learnt with the word vectors. */
  readonly weight: number;
  readonly vector: Float32Array | null;
  /** Which of all words of one idea and of what comes near it. */
  readonly at: number;
  /** How much it is like those before it, which are the idea's own: the same two meet for each business. */
  readonly alike: (number | undefined)[];
}

/** A word that no business has says little against one of them. */
const strangeRarity = 3;
/** No word weighs nothing: it stands there. */
const leastWeight = 0.05;

/** For one idea: the businesses that come near share most of their words. */
export function makeWeigher(index: VentureIndex) {
  const known = new Map<string, Weighed>();
  const weighOne = ({ word, stem }: Word): Weighed => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const vector = index.vectorOf(word);
    const made = {
      stem,
      rarity: index.isKnown(stem) ? index.rarity(stem) : strangeRarity,
      weight: leastWeight + lengthOf(vector),
      vector,
      at: known.size,
      alike: [],
    };
    known.set(word, made);
    return made;
  };
  /** Each stem once. */
  return (words: readonly Word[]): readonly Weighed[] =>
    [...new Map(words.map((word) => [word.stem, word])).values()].map(weighOne);
}

/** Of the length that says how much the word counts. */
function lengthOf(vector: Float32Array | null): number {
  return vector === null ? 0 : Math.sqrt(nearness(vector, vector));
}

function findAlike(a: Weighed, z: Weighed): number {
  if (a.stem === z.stem) return 1;
  if (a.vector === null || z.vector === null) return 0;
  const lengths = (a.weight - leastWeight) * (z.weight - leastWeight);
  return lengths === 0 ? 0 : Math.max(0, nearness(a.vector, z.vector) / lengths);
}

/** 1: the same; 0: no more in common than any two. */
export function alike(a: Weighed, z: Weighed): number {
  const late = a.at > z.at ? a : z;
  const early = late === a ? z : a;
  let found = late.alike[early.at];
  if (found === undefined) {
    found = findAlike(a, z);
    late.alike[early.at] = found;
  }
  return found;
}

/** Of each word, how much the one most like it among the others is. */
export function mostAlike(words: readonly Weighed[], others: readonly Weighed[]): readonly number[] {
  return words.map((word) => others.reduce((most, other) => Math.max(most, alike(word, other)), 0));
}

/** Share of the words, those that say much counting more, that have their like among the others. */
export function cover(words: readonly Weighed[], others: readonly Weighed[]): number {
  return shareHeld(words, mostAlike(words, others));
}

/** The same, where it is known how much of each word is held. */
export function shareHeld(words: readonly Weighed[], held: readonly number[]): number {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : words.reduce((sum, { weight }, at) => sum + weight * (held[at] ?? 0), 0) / all;
}
