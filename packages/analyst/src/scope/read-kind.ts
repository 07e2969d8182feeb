import type { WordVectors } from '../retrieve/meaning.ts';
import { denseLength, findKindFeatures, keyShare } from './kind-features.ts';

/** Kinds of text that are no ordinary idea. */
export const oddKinds = ['unlawful', 'private', 'impossible', 'vague'] as const;
type OddKind = (typeof oddKinds)[number];

/** What `scripts/make-kinds.ts` learnt: how much each word, and each dense feature, speaks for each odd kind over an ordinary idea. */
export interface KindWeights {
  readonly keys: Readonly<Record<string, readonly number[]>>;
  readonly dense: readonly (readonly number[])[];
}

/** 0 to 1 for each odd kind; what is left is an ordinary idea. */
export type KindOdds = Readonly<Record<OddKind, number>>;
export type KindReader = (text: string) => KindOdds;

export function makeKindReader(weights: KindWeights, vectors: WordVectors): KindReader {
  if (weights.dense.length !== denseLength(vectors))
    throw new Error('The kinds were learnt with other word vectors.');
  const known = new Map(Object.entries(weights.keys));
  return (text) => {
    const { keys, dense } = findKindFeatures(text, vectors);
    const held = keys.flatMap((key) => (known.has(key) ? [known.get(key) ?? []] : []));
    const share = keyShare(held.length);
    const scores = oddKinds.map((_, kind) => {
      const byWords = held.reduce((sum, row) => sum + (row[kind] ?? 0) * share, 0);
      return dense.reduce((sum, value, at) => sum + value * (weights.dense[at]?.[kind] ?? 0), byWords);
    });
    const most = Math.max(0, ...scores);
    const all = Math.exp(-most) + scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
    const [unlawful = 0, personal = 0, impossible = 0, vague = 0] = scores.map(
      (score) => Math.exp(score - most) / all,
    );
    return { unlawful, private: personal, impossible, vague };
  };
}
