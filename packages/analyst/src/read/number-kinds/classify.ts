import { keyShare, type TextFeatures } from '../../classify/text-features.ts';
import { type NumberKind, numberKinds } from './number-kind.ts';

/** What `scripts/fit-numbers.ts` learnt. */
export interface KindWeights {
  /** Of a sign: kind and weight, kind and weight …, the weights in hundredths. */
  readonly keys: Readonly<Record<string, readonly number[]>>;
  /** Of each place in meaning: a weight for each kind, in hundredths. */
  readonly dense: readonly (readonly number[])[];
}

export interface JudgedKind {
  readonly kind: NumberKind;
  readonly chance: number;
}

/** How likely a number is each kind; they sum to 1. */
export type KindReader = (features: TextFeatures) => readonly number[];

const hundredth = 0.01;

export function makeKindReader(weights: KindWeights): KindReader {
  const known = new Map(Object.entries(weights.keys));
  return ({ keys, dense }) => {
    const scores = new Float64Array(numberKinds.length);
    const rows = keys.flatMap((key) => {
      const row = known.get(key);
      return row === undefined ? [] : [row];
    });
    const share = keyShare(rows.length) * hundredth;
    for (const row of rows)
      for (let at = 0; at < row.length; at += 2) {
        const kind = row[at] ?? 0;
        scores[kind] = (scores[kind] ?? 0) + (row[at + 1] ?? 0) * share;
      }
    dense.forEach((value, at) => {
      if (value === 0) return;
      weights.dense[at]?.forEach((weight, kind) => {
        scores[kind] = (scores[kind] ?? 0) + value * weight * hundredth;
      });
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
