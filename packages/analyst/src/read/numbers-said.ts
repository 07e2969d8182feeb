import { bestKind, type JudgedKind } from './number-kinds/classify.ts';
import { kindFeatures } from './number-kinds/features.ts';
import type { NumberKind } from './number-kinds/number-kind.ts';
import { findNumbers, type NumberMention } from './numbers.ts';
import type { Language } from './parse-text.ts';
import type { ParsedText } from './party-features.ts';

/** A number of the founder and what it is taken for. */
export interface NumberSaid extends NumberMention, JudgedKind {}

/** A story has a dozen numbers. Each is read by its whole sentence, so the rest of a table pasted in is left unread. */
const mostNumbers = 100;

/** One after the other: what a number is says much about the next one. */
export function readNumbers(
  parsed: ParsedText,
  { sentences, parties, classes, kinds }: Language,
): readonly NumberSaid[] {
  const numbers = findNumbers(parsed).slice(0, mostNumbers);
  const lexicon = { vectors: sentences.vectors, parties, factWords: classes.factWords };
  let before: NumberKind | null = null;
  return numbers.map((number, place) => {
    const judged = bestKind(kinds(kindFeatures(place, numbers, before, parsed, lexicon)));
    before = judged.kind;
    return { ...number, ...judged };
  });
}
