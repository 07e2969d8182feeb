import { keyShare, type TextFeatures } from './text-features.ts';

/** What was learnt: how much each word, and each dense feature, speaks for each class but the first over the first. */
export interface ClassWeights {
  readonly keys: Readonly<Record<string, readonly number[]>>;
  readonly dense: readonly (readonly number[])[];
}

/** How likely each class is, the first among them; they sum to 1. */
export type Classifier = (features: TextFeatures) => readonly number[];

/** `count`: classes besides the first. */
export function makeClassifier(weights: ClassWeights, count: number): Classifier {
  const known = new Map(Object.entries(weights.keys));
  return ({ keys, dense }) => {
    if (weights.dense.length !== dense.length)
      throw new Error('The classes were learnt from other features.');
    const held = keys.flatMap((key) => (known.has(key) ? [known.get(key) ?? []] : []));
    const share = keyShare(held.length);
    const scores = [0];
    for (let kind = 0; kind < count; kind++) {
      const byWords = held.reduce((sum, row) => sum + (row[kind] ?? 0) * share, 0);
      scores.push(dense.reduce((sum, value, at) => sum + value * (weights.dense[at]?.[kind] ?? 0), byWords));
    }
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const all = powers.reduce((sum, one) => sum + one, 0);
    return powers.map((one) => one / all);
  };
}
