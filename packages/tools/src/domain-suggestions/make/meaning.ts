import type { Library } from '../../around.ts';

type Naming = ReturnType<Library['naming']>;
/** How near a word is to a topic, 0 to 1. */
export type Meaning = (word: string) => number;

/** Two unrelated words are about this near to each other, and a word and its trade about this near. */
const [apart, close] = [0.12, 0.55];
const commonWords = 2000;
const heartShare = 0.65;

/** What all words have in common says nothing of any of them: it is taken away before two are compared. */
export function makeMeaning(
  naming: Naming,
  topic: readonly (readonly [word: string, weight: number])[],
): Meaning {
  const { meaning, data } = naming;
  const common = commonOf(naming);
  const own = (word: string): Float32Array | null => {
    const found = meaning(word);
    if (found === null || common === null) return found;
    const share = dot(found, common);
    return unit(found.map((value, at) => value - (common[at] ?? 0) * share));
  };
  // A rare word says more of a business than a common one.
  const told = topic.map(
    ([word, weight]) =>
      [own(word), weight * Math.max(0.5, Math.log(Math.min(20_000, data.words.rank(word))) - 4)] as const,
  );
  const heart = sumOf(told);
  const heaviest = Math.max(...told.map(([, weight]) => weight));
  const lookUp = lookUpOf(naming);
  const measure: Meaning = (word) => {
    const found = lookUp(word);
    if (found === null || heart === null) return 0;
    const { vector, own } = found;
    let one = 0;
    for (const [seed, weight] of told) if (seed) one = Math.max(one, (dot(vector, seed) * weight) / heaviest);
    // Near the whole of it, or near one of the words that it is about.
    return Math.min(
      1,
      Math.max(
        0,
        ((heartShare * dot(vector, heart) + (1 - heartShare) * one) / own - apart) / (close - apart),
      ),
    );
  };
  // Rows of the trades share most of their words.
  const known = new Map<string, number>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const near = measure(word);
    known.set(word, near);
    return near;
  };
}

interface Found {
  readonly vector: Float32Array;
  /** What is left of it without what all words have in common: the other side has none of that, so only the length counts. */
  readonly own: number;
}

const lookUps = new WeakMap<Naming, (word: string) => Found | null>();
/** More than all words of the rows; then it begins anew. */
const keptMost = 8000;

/** Every business is held against the same few thousand words: each is read once. */
function lookUpOf(naming: Naming): (word: string) => Found | null {
  const made = lookUps.get(naming);
  if (made) return made;
  const common = commonOf(naming);
  const kept = new Map<string, Found | null>();
  const lookUp = (word: string): Found | null => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    if (kept.size === keptMost) kept.clear();
    const vector = naming.meaning(word);
    const shared = vector === null || common === null ? 0 : dot(vector, common);
    const found = vector && { vector, own: Math.sqrt(Math.max(1e-6, 1 - shared ** 2)) };
    kept.set(word, found);
    return found;
  };
  lookUps.set(naming, lookUp);
  return lookUp;
}

const commons = new WeakMap<Naming, Float32Array | null>();

function commonOf(naming: Naming): Float32Array | null {
  const known = commons.get(naming);
  if (known !== undefined) return known;
  const words = naming.data.words.words.slice(0, commonWords);
  const common = sumOf(words.map((word) => [naming.meaning(word), 1] as const));
  commons.set(naming, common);
  return common;
}

function sumOf(weighted: readonly (readonly [Float32Array | null, number])[]): Float32Array | null {
  const size = weighted.find(([vector]) => vector)?.[0]?.length;
  if (size === undefined) return null;
  const sum = new Float32Array(size);
  for (const [vector, weight] of weighted)
    for (let at = 0; vector && at < size; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) * weight;
  return unit(sum);
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
