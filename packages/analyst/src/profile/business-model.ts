import type { IdeaReading, Slot } from '../read/reading.ts';
import { buildWordTable, findWord, type WordTable } from '../text/word-table.ts';
import { stem } from '../text/words.ts';

/** What `scripts/fit-business-models.ts` learnt. */
export interface ModelWeights {
  /** Ids of the business models, in the order of the classes. */
  readonly ids: readonly string[];
  /** What speaks for each before a word is read. */
  readonly start: readonly number[];
  /** Of a word or a pair of words: how rare it is, then class and weight, class and weight … */
  readonly words: Readonly<Record<string, readonly number[]>>;
  /** From this probability on, six of seven are right. */
  readonly sureFrom: number;
  /** Of a model that is read right from a lower probability on. */
  readonly sureOf?: Readonly<Record<string, number>>;
}

/** The same as plain numbers: compiled, and opened without a string for each word. */
export interface ModelTable extends Pick<ModelWeights, 'ids' | 'start' | 'sureFrom' | 'sureOf'> {
  readonly words: WordTable;
  /** Where the numbers of each word end. */
  readonly ends: Int32Array;
  readonly numbers: Float64Array;
}

export interface ModelSlot extends Slot<string> {
  /** How likely each of them is, whether or not it comes first. */
  chanceOf(id: string): number;
}

export type ModelReader = (text: string, reading: IdeaReading) => ModelSlot | null;

/** How often each word and each pair of words stands in the text, with what else was read of it. */
export function countModelWords(text: string, reading: IdeaReading): ReadonlyMap<string, number> {
  const stems = [...text.toLowerCase().matchAll(/\p{L}+/gu)].map(([word]) => stem(word));
  const pairs = stems.slice(1).map((one, at) => `${stems[at]} ${one}`);
  const { charges, supplies } = reading;
  const signs = [
    ...(charges === null ? [] : [`#charges ${charges.value}`]),
    ...(supplies === null ? [] : ['#supplies']),
  ];
  const counts = new Map<string, number>();
  for (const key of [...stems, ...pairs, ...signs]) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Rare words count more, a word said twice little more, and a long text no more than a short one. */
export function weighWords(
  counts: ReadonlyMap<string, number>,
  rarityOf: (key: string) => number | undefined,
): readonly (readonly [string, number])[] {
  const weighed = [...counts].flatMap(([key, count]) => {
    const rarity = rarityOf(key);
    return rarity === undefined ? [] : [[key, (1 + Math.log(count)) * rarity] as const];
  });
  const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return weighed.map(([key, weight]) => [key, weight / length]);
}

/** Of fewer words one alone decides, and must be beyond doubt: "An app" is any, "Marketplace for used vans" is not. */
const wordsLeast = 8;
const sureFromOne = 0.95;
const noNumbers = new Float64Array();

export function buildModelTable({ ids, start, words, sureFrom, sureOf = {} }: ModelWeights): ModelTable {
  let end = 0;
  const ends = Int32Array.from(Object.values(words), (row) => {
    end += row.length;
    return end;
  });
  const numbers = Float64Array.from(Object.values(words).flat());
  return { ids, start, sureFrom, sureOf, words: buildWordTable(Object.keys(words)), ends, numbers };
}

export function openModelReader(table: ModelTable): ModelReader {
  const { ids, start, words, ends, numbers, sureFrom, sureOf } = table;
  const rowOf = (key: string): Float64Array => {
    const place = findWord(words, key);
    return place < 0 ? noNumbers : numbers.subarray(ends[place - 1] ?? 0, ends[place]);
  };
  return (text, reading) => {
    const scores = [...start];
    const found = weighWords(countModelWords(text, reading), (key) => rowOf(key)[0]);
    if (found.length === 0) return null;
    for (const [key, value] of found) {
      const row = rowOf(key);
      for (let at = 1; at < row.length; at += 2) {
        const kind = row[at] ?? 0;
        scores[kind] = (scores[kind] ?? 0) + value * (row[at + 1] ?? 0);
      }
    }
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - most));
    const all = odds.reduce((sum, one) => sum + one, 0);
    const [best, ...others] = ids
      .map((id, at) => ({ id, chance: (odds[at] ?? 0) / all }))
      .toSorted((a, z) => z.chance - a.chance);
    if (best === undefined) return null;
    return {
      value: best.id,
      words: [],
      sure:
        best.chance >=
        (text.trim().split(/\s+/u).length < wordsLeast ? sureFromOne : (sureOf?.[best.id] ?? sureFrom)),
      chance: best.chance,
      alternatives: others.map(({ id }) => id),
      chanceOf: (id) => (odds[ids.indexOf(id)] ?? 0) / all,
    };
  };
}
