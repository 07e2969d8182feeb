import { type ClassWeights, makeClassifier } from '../classify/classifier.ts';
import { findTextFeatures } from '../classify/text-features.ts';
import type { WordVectors } from '../text/word-vectors.ts';

/** Kinds of text that are no ordinary idea. */
export const oddKinds = ['unlawful', 'private', 'impossible', 'vague'] as const;
type OddKind = (typeof oddKinds)[number];

/** 0 to 1 for each odd kind; what is left is an ordinary idea. */
export type KindOdds = Readonly<Record<OddKind, number>>;
export type KindReader = (text: string) => KindOdds;

/** `weights`: what `scripts/make-kinds.ts` learnt. */
export function makeKindReader(weights: ClassWeights, vectors: WordVectors): KindReader {
  const classify = makeClassifier(weights, oddKinds.length);
  return (text) => {
    const [, unlawful = 0, personal = 0, impossible = 0, vague = 0] = classify(
      findTextFeatures(text, vectors),
    );
    return { unlawful, private: personal, impossible, vague };
  };
}
