import type { JudgedKind } from './number-kinds/classify.ts';
import { kindFeatures } from './number-kinds/features.ts';
import { numberKinds } from './number-kinds/number-kind.ts';
import { findNumbers, type NumberMention } from './numbers.ts';
import type { Language } from './parse-text.ts';
import type { ParsedText } from './party-features.ts';

/** A number of the founder and what it is taken for. */
export interface NumberSaid extends NumberMention, JudgedKind {}

/** A story has a dozen numbers. Each is read by its whole sentence, so the rest of a table pasted in is left unread. */
const mostNumbers = 100;

/** So many readings of all numbers are followed side by side. */
const beam = 5;

interface Path {
  readonly said: readonly JudgedKind[];
  readonly score: number;
}

/** One after the other: what a number is says much about the next one, and that one whether the first was read right. */
export function readNumbers(
  parsed: ParsedText,
  { sentences, parties, classes, kinds }: Language,
): readonly NumberSaid[] {
  const numbers = findNumbers(parsed).slice(0, mostNumbers);
  const lexicon = { vectors: sentences.vectors, parties, factWords: classes.factWords };
  let paths: readonly Path[] = [{ said: [], score: 0 }];
  for (const place of numbers.keys())
    paths = paths
      .flatMap(({ said, score }) => {
        const before = said.map(({ kind }) => kind);
        const chances = kinds(kindFeatures(place, numbers, before, parsed, lexicon));
        return numberKinds.map((kind, at) => {
          const chance = chances[at] ?? 0;
          return { said: [...said, { kind, chance }], score: score + Math.log(chance) };
        });
      })
      .toSorted((a, z) => z.score - a.score)
      .slice(0, beam);
  const [best] = paths;
  return numbers.map((number, place) => ({ ...number, ...(best?.said[place] ?? nothing) }));
}

const nothing: JudgedKind = { kind: 'other', chance: 0 };
