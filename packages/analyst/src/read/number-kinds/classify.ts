import { keyShare, type TextFeatures } from '../../classify/text-features.ts';
import type { NumberList } from '../../text/number-list.ts';
import { buildWordTable, findWord, type WordTable } from '../../text/word-table.ts';
import { type NumberKind, numberKinds } from './number-kind.ts';

/** What `scripts/fit-numbers.ts` learnt. */
export interface KindWeights {
  /** Of a sign: kind and weight, kind and weight …, the weights in hundredths. */
  readonly keys: Readonly<Record<string, readonly number[]>>;
  /** Of each place in meaning: a weight for each kind, in hundredths. */
  readonly dense: readonly (readonly number[])[];
}

/** A line for each sign, its name and its pairs parted by a tab; behind an empty line, one for each place in meaning. */
export function parseKindWeights(text: string): KindWeights {
  const [signs = '', places = ''] = text.trimEnd().split('\n\n');
  const numbers = (row: string): readonly number[] => row.split(' ').map(Number);
  return {
    keys: Object.fromEntries(
      signs.split('\n').map((line) => {
        const end = line.lastIndexOf('\t');
        return [line.slice(0, end), numbers(line.slice(end + 1))] as const;
      }),
    ),
    dense: places.split('\n').map(numbers),
  };
}

export function formatKindWeights({ keys, dense }: KindWeights): string {
  const signs = Object.entries(keys).map(([key, row]) => `${key}\t${row.join(' ')}`);
  return `${signs.join('\n')}\n\n${dense.map((row) => row.join(' ')).join('\n')}\n`;
}

export interface JudgedKind {
  readonly kind: NumberKind;
  readonly chance: number;
}

/** How likely a number is each kind; they sum to 1. */
export type KindReader = (features: TextFeatures) => readonly number[];

/** The same as plain numbers: compiled, and opened without a string of its own. */
export interface KindTable {
  readonly words: WordTable;
  /** Where the pairs of each sign end. */
  readonly ends: Int32Array;
  /** Kind and weight, kind and weight … */
  readonly pairs: NumberList;
  /** Of each place in meaning: a weight for each kind. */
  readonly dense: Int16Array;
}

export function buildKindTable({ keys, dense }: KindWeights): KindTable {
  const rows = Object.values(keys);
  let end = 0;
  return {
    words: buildWordTable(Object.keys(keys)),
    ends: Int32Array.from(rows, (row) => {
      end += row.length;
      return end;
    }),
    pairs: Int16Array.from(rows.flat()),
    dense: Int16Array.from(dense.flat()),
  };
}

const hundredth = 0.01;

export function openKindReader({ words, ends, pairs, dense: meaning }: KindTable): KindReader {
  const count = numberKinds.length;
  return ({ keys, dense }) => {
    const scores = new Float64Array(count);
    const held = keys.map((key) => findWord(words, key)).filter((place) => place >= 0);
    const share = keyShare(held.length) * hundredth;
    for (const place of held) {
      const own = pairs.slice(ends[place - 1] ?? 0, ends[place] ?? 0);
      for (let at = 0; at < own.length; at += 2) {
        const kind = own[at] ?? 0;
        scores[kind] = (scores[kind] ?? 0) + (own[at + 1] ?? 0) * share;
      }
    }
    dense.forEach((value, at) => {
      if (value === 0) return;
      for (let kind = 0; kind < count; kind++)
        scores[kind] = (scores[kind] ?? 0) + value * (meaning[at * count + kind] ?? 0) * hundredth;
    });
    const most = Math.max(...scores);
    const odds = Array.from(scores, (score) => Math.exp(score - most));
    const all = odds.reduce((sum, one) => sum + one, 0);
    return odds.map((one) => one / all);
  };
}

export function bestKind(chances: readonly number[]): JudgedKind {
  const chance = Math.max(...chances);
  return { kind: numberKinds[chances.indexOf(chance)] ?? 'other', chance };
}
