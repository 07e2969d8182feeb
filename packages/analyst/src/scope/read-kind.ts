import { type ClassTable, openClassifier } from '../classify/classifier.ts';
import { findTextFeatures } from '../classify/text-features.ts';
import type { WordVectors } from '../text/word-vectors.ts';

/** Kinds of text that are no ordinary idea. */
export const oddKinds = ['unlawful', 'private', 'impossible', 'vague'] as const;
type OddKind = (typeof oddKinds)[number];

/** 0 to 1 for each odd kind; what is left is an ordinary idea. */
export type KindOdds = Readonly<Record<OddKind, number>>;
export type KindReader = (text: string) => KindOdds;

/** `table`: of what `scripts/make-kinds.ts` learnt. */
export function makeKindReader(table: ClassTable, vectors: WordVectors): KindReader {
  const classify = openClassifier(table, oddKinds.length);
  return (text) => {
    const [, unlawful = 0, personal = 0, impossible = 0, vague = 0] = classify(
      findTextFeatures(text, vectors),
    );
    return { unlawful, private: personal, impossible, vague };
  };
}
