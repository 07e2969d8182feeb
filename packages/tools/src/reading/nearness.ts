import { functionWords } from './function-words.ts';
import { stem } from './stem.ts';
import { tokenise } from './tokens.ts';
import type { WordVectors } from './vectors/read-vectors.ts';

/** How near a clause comes to one text: from 0, nothing in common, to 1, every word of it met. */
export interface NearTo {
  /** How far the words of the clause are met in the text. */
  met(clause: string): number;
  /** And how far those of the text in the clause as well: for choosing among texts of one kind. */
  alike(clause: string): number;
}

/** From 0 for a word that everybody uses to 1 for one that nobody else does, by its stem. */
export type Rarity = (stemmed: string) => number;

interface Weighed {
  readonly vector: Float32Array;
  readonly weight: number;
}

/** How near one word comes to each of a text, and at most. */
interface Row {
  readonly values: Float32Array;
  readonly most: number;
}

/** Below this two words have nothing to do with each other. */
const unrelated = 0.35;
const wordsMost = 80;

/** Of several things to tell, those come first that are about what the founder speaks of, in whatever words. */
export function makeNearness(vectors: WordVectors, rarity: Rarity): (text: string) => NearTo {
  const weigh = (word: string): Weighed | null => {
    const vector = vectors.find(word);
    return vector === null ? null : { vector, weight: rarity(stem(word)) };
  };
  const known = new Map<string, Weighed | null>();
  const find = (word: string): Weighed | null => {
    let found = known.get(word);
    if (found === undefined) {
      found = weigh(word);
      known.set(word, found);
    }
    return found;
  };
  const clauses = new Map<string, readonly Weighed[]>();
  const split = (text: string, look: (word: string) => Weighed | null): readonly Weighed[] =>
    [...new Set(tokenise(text).map(({ word }) => word))]
      .filter((word) => word.length > 2 && !functionWords.has(word))
      .slice(0, wordsMost)
      .flatMap((word) => look(word) ?? []);
  // Clauses and their words are the knowledge's own: there are as many as it holds. What a founder types is never kept.
  const wordsOf = (clause: string): readonly Weighed[] => {
    let words = clauses.get(clause);
    if (words === undefined) {
      words = split(clause, find);
      clauses.set(clause, words);
    }
    return words;
  };
  const nearTo = (text: string): NearTo => {
    const own = split(text, weigh);
    const rows = new Map<Weighed, Row>();
    const rowOf = (word: Weighed): Row => {
      let row = rows.get(word);
      if (row === undefined) {
        row = compare(own, word);
        rows.set(word, row);
      }
      return row;
    };
    const met = (clause: string): number => mean(wordsOf(clause), (word) => rowOf(word).most);
    return {
      met,
      alike(clause) {
        const best = new Float32Array(own.length);
        for (const word of wordsOf(clause)) {
          const { values, most } = rowOf(word);
          if (most === 0) continue;
          for (let at = 0; at < values.length; at++) best[at] = Math.max(best[at] ?? 0, values[at] ?? 0);
        }
        return (met(clause) + mean(own, (_, at) => best[at] ?? 0)) / 2;
      },
    };
  };
  return rememberLast(nearTo);
}

/** One idea is read, scored and drawn within a moment. */
const remembered = 8;

function rememberLast(make: (text: string) => NearTo): (text: string) => NearTo {
  const known = new Map<string, NearTo>();
  return (text) => {
    const near = known.get(text) ?? make(text);
    known.delete(text);
    known.set(text, near);
    for (const oldest of known.keys()) if (known.size > remembered) known.delete(oldest);
    return near;
  };
}

function compare(own: readonly Weighed[], { vector }: Weighed): Row {
  const values = new Float32Array(own.length);
  let most = 0;
  own.forEach((word, at) => {
    const near = (cosine(word.vector, vector) - unrelated) / (1 - unrelated);
    if (near <= 0) return;
    values[at] = near;
    most = Math.max(most, near);
  });
  return { values, most };
}

function mean(words: readonly Weighed[], worthOf: (word: Weighed, at: number) => number): number {
  let [sum, all] = [0, 0];
  words.forEach((word, at) => {
    sum += word.weight * worthOf(word, at);
    all += word.weight;
  });
  return all === 0 ? 0 : sum / all;
}

function cosine(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  for (let at = 0; at < a.length; at++) dot += (a[at] ?? 0) * (b[at] ?? 0);
  return dot;
}
