import type { NumberList } from '../text/number-list.ts';
import { buildWordTable, findWord, type WordTable } from '../text/word-table.ts';

/** An inverted index as plain data: which stems stand in which documents, and what they add to a score. */
export interface PostingsData {
  readonly stems: WordTable;
  /** Where the postings of each stem end in the two lists below. */
  readonly ends: ArrayLike<number>;
  readonly places: NumberList;
  readonly adds: NumberList;
  readonly documents: number;
}

/** Usual settings (Robertson and Zaragoza 2009): how fast a repeated word stops counting, how much length is made even. */
const k1 = 1.2;
const b = 0.75;

const idf = (documents: number, held: number): number =>
  Math.log(1 + (documents - held + 0.5) / (held + 0.5));

/** `documents` are counts by stem. Stems of more than `maxShare` of them tell nothing and are left out. */
export function buildPostings(
  documents: readonly ReadonlyMap<string, number>[],
  maxShare: number,
): PostingsData {
  const found = new Map<string, [number, number][]>();
  documents.forEach((counts, place) => {
    for (const [stem, times] of counts) {
      const list = found.get(stem);
      if (list === undefined) found.set(stem, [[place, times]]);
      else list.push([place, times]);
    }
  });
  const kept = [...found].filter(([, list]) => list.length <= Math.max(1, documents.length * maxShare));
  const lengths = documents.map((counts) => [...counts.values()].reduce((sum, times) => sum + times, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length);
  const norms = lengths.map((length) => k1 * (1 - b + (b * length) / Math.max(1, mean)));
  let end = 0;
  return {
    stems: buildWordTable(kept.map(([stem]) => stem)),
    ends: kept.map(([, list]) => {
      end += list.length;
      return end;
    }),
    places: kept.flatMap(([, list]) => list.map(([place]) => place)),
    adds: kept.flatMap(([, list]) => {
      const worth = idf(documents.length, list.length) * (k1 + 1);
      // As it is kept: what was compiled and what was just built give the same scores.
      return list.map(([place, times]) => Math.fround((worth * times) / (times + (norms[place] ?? 1))));
    }),
    documents: documents.length,
  };
}

export interface Postings {
  readonly documents: number;
  /** How rare a stem is, in natural logarithms; 0 for one that tells nothing, the most for one that stands nowhere. */
  rarity(stem: string): number;
  /** By document, in their order. */
  score(weights: ReadonlyMap<string, number>): Float64Array;
}

/** BM25 over what `buildPostings` made. */
export function openPostings({ stems, ends, places, adds, documents }: PostingsData): Postings {
  return {
    documents,
    rarity(stem) {
      const at = findWord(stems, stem);
      return at < 0 ? 0 : idf(documents, (ends[at] ?? 0) - (ends[at - 1] ?? 0));
    },
    score(weights) {
      const scores = new Float64Array(documents);
      for (const [stem, weight] of weights) {
        const at = findWord(stems, stem);
        if (at < 0) continue;
        const stretch = [ends[at - 1] ?? 0, ends[at] ?? 0] as const;
        const [held, added] = [places.slice(...stretch), adds.slice(...stretch)];
        for (let one = 0; one < held.length; one++) {
          const place = held[one] ?? 0;
          scores[place] = (scores[place] ?? 0) + weight * (added[one] ?? 0);
        }
      }
      return scores;
    },
  };
}
