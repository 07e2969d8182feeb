import type { Niche } from '@slipway/facts';
import { functionWords } from '../function-words.ts';
import type { Token } from '../tokens.ts';
import type { WordVectors } from './read-vectors.ts';

/** How near a text's words come to the words of each niche, in their meaning. */
export interface Nearness {
  /** By niche, in the order in which they were given. */
  score(tokens: readonly Token[]): readonly number[];
  /** How near each word comes to one niche, by its place in that order. */
  listNear(tokens: readonly Token[], place: number): ReadonlyMap<string, number>;
}

/** Below this two words have nothing to do with each other. */
const unrelated = 0.35;
/** The first words of a text say what it is about, and each costs a pass over all words of all niches. */
const wordsMost = 60;

export function buildNearness(niches: readonly Niche[], vectors: WordVectors): Nearness {
  const { dimensions } = vectors;
  const places = new Map<string, number>();
  const found: Float32Array[] = [];
  const owners: number[][] = [];
  const placesOf: number[][] = niches.map(() => []);
  niches.forEach((niche, at) => {
    for (const word of ownWords(niche)) {
      let place = places.get(word);
      if (place === undefined) {
        const vector = vectors.find(word);
        place = vector === null ? -1 : found.push(vector) - 1;
        places.set(word, place);
        if (vector !== null) owners.push([]);
      }
      owners[place]?.push(at);
      if (place >= 0) placesOf[at]?.push(place);
    }
  });
  const table = new Float32Array(found.length * dimensions);
  found.forEach((vector, place) => {
    table.set(vector, place * dimensions);
  });

  /** A word of many niches tells them apart less. */
  const rarity = owners.map(
    (list) => Math.log(1 + niches.length / list.length) / Math.log(1 + niches.length),
  );

  /** Over the own words at these places, or over all of them: calls back with what is near enough. */
  const compare = (
    vector: Float32Array,
    from: number,
    to: number,
    isNear: (place: number, near: number) => void,
  ): void => {
    for (let place = from; place < to; place++) {
      let dot = 0;
      const start = place * dimensions;
      for (let at = 0; at < dimensions; at++) dot += (vector[at] ?? 0) * (table[start + at] ?? 0);
      if (dot > unrelated) isNear(place, ((dot - unrelated) / (1 - unrelated)) * (rarity[place] ?? 0));
    }
  };

  return {
    score(tokens) {
      const scores = new Array<number>(niches.length).fill(0);
      const best = new Float64Array(niches.length);
      for (const word of wordsOf(tokens)) {
        const vector = vectors.find(word);
        if (vector === null) continue;
        best.fill(0);
        compare(vector, 0, owners.length, (place, near) => {
          for (const owner of owners[place] ?? []) if (near > (best[owner] ?? 0)) best[owner] = near;
        });
        for (let at = 0; at < best.length; at++) scores[at] = (scores[at] ?? 0) + (best[at] ?? 0);
      }
      return scores;
    },
    listNear(tokens, niche) {
      const found = new Map<string, number>();
      for (const word of wordsOf(tokens)) {
        const vector = vectors.find(word);
        if (vector === null) continue;
        for (const place of placesOf[niche] ?? [])
          compare(vector, place, place + 1, (_, near) => {
            found.set(word, Math.max(near, found.get(word) ?? 0));
          });
      }
      return found;
    },
  };
}

function wordsOf(tokens: readonly Token[]): readonly string[] {
  return [...new Set(tokens.map(({ word }) => word).filter(says))].slice(0, wordsMost);
}

function ownWords({ name, words, job, buyer, user }: Niche): ReadonlySet<string> {
  const text = [name, ...words, job, buyer, user].join(' ').toLowerCase();
  return new Set((text.match(/[a-z]{3,}/gu) ?? []).filter(says));
}

function says(word: string): boolean {
  return word.length > 2 && !functionWords.has(word);
}
