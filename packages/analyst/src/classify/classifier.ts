import { buildWordTable, findWord, type WordTable } from '../text/word-table.ts';
import { keyShare, type TextFeatures } from './text-features.ts';

/** What was learnt: how much each word, and each dense feature, speaks for each class but the first over the first. */
export interface ClassWeights {
  readonly keys: Readonly<Record<string, readonly number[]>>;
  readonly dense: readonly (readonly number[])[];
}

/** The same as plain numbers: compiled, and opened without a string of its own. */
export interface ClassTable {
  readonly words: WordTable;
  /** Of each word, then of each dense feature: a number for each class but the first. */
  readonly keys: Float64Array;
  readonly dense: Float64Array;
}

/** How likely each class is, the first among them; they sum to 1. */
export type Classifier = (features: TextFeatures) => readonly number[];

/** `count`: classes besides the first. */
export function buildClassTable({ keys, dense }: ClassWeights, count: number): ClassTable {
  const rowOf = (row: readonly number[]) => Array.from({ length: count }, (_, kind) => row[kind] ?? 0);
  return {
    words: buildWordTable(Object.keys(keys)),
    keys: Float64Array.from(Object.values(keys).flatMap(rowOf)),
    dense: Float64Array.from(dense.flatMap(rowOf)),
  };
}

/** `count`: as it was built with. */
export function openClassifier(table: ClassTable, count: number): Classifier {
  return ({ keys, dense }) => {
    if (table.dense.length !== dense.length * count)
      throw new Error('The classes were learnt from other features.');
    const held = keys.map((key) => findWord(table.words, key)).filter((place) => place >= 0);
    const share = keyShare(held.length);
    const scores = [0];
    for (let kind = 0; kind < count; kind++) {
      const byWords = held.reduce((sum, place) => sum + (table.keys[place * count + kind] ?? 0) * share, 0);
      scores.push(
        dense.reduce((sum, value, at) => sum + value * (table.dense[at * count + kind] ?? 0), byWords),
      );
    }
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const all = powers.reduce((sum, one) => sum + one, 0);
    return powers.map((one) => one / all);
  };
}
