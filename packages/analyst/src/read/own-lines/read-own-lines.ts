import type { TextFeatures } from '../../classify/text-features.ts';
import type { WordVectors } from '../../text/word-vectors.ts';
import type { NumberSaid } from '../numbers-said.ts';
import type { Language } from '../parse-text.ts';
import type { ParsedText } from '../party-features.ts';
import { type Sentence, sentenceFeatures, sentenceRoles } from '../sentences.ts';
import { splitParts } from './split-parts.ts';
import { toYou } from './to-you.ts';

/** What a clause of the founder's is to the company; the first is the rest. */
export const lineKinds = ['none', 'strength', 'weakness', 'opportunity', 'threat'] as const;

/** A clause of the founder's that stands on a sheet as it is. */
export interface OwnLine {
  readonly kind: Exclude<(typeof lineKinds)[number], 'none'>;
  /** In the founder's words. */
  readonly quote: string;
  /** The same, said to the founder: "Two schools would send you customers." */
  readonly says: string;
}

/** From here on three of four and more belong just there (`npm run eval -- --only lines`). */
const likelyFrom: Readonly<Record<OwnLine['kind'], number>> = {
  strength: 0.7,
  opportunity: 0.7,
  threat: 0.75,
  weakness: 0.88,
};
const wordsLeast = 4;
const wordsMost = 26;
/** What cannot be understood without the sentence before it. */
const leans = /^(?:that|this|these|those|it|he|she|they|which|who|what|if|when|then|same|so)\b|\?$/iu;

/** The likeliest first. */
export function readOwnLines(
  text: string,
  parsed: ParsedText,
  numbers: readonly NumberSaid[],
  { lines, sentences: { vectors } }: Language,
): readonly OwnLine[] {
  return splitParts(parsed)
    .flatMap((part) => {
      const quote = trim(text.slice(part.from, part.to));
      const { kind, chance } = judgeLine(lines(partFeatures(text, part, parsed, numbers, vectors)));
      return kind === null || !isWhole(quote) ? [] : [{ chance, line: { kind, quote, says: toYou(quote) } }];
    })
    .toSorted((a, z) => z.chance - a.chance)
    .map(({ line }) => line);
}

/** Null for what speaks neither for the company nor against it. */
export function judgeLine(chances: readonly number[]): {
  readonly kind: OwnLine['kind'] | null;
  readonly chance: number;
} {
  const chance = Math.max(0, ...chances.slice(1));
  const kind = lineKinds[chances.indexOf(chance)];
  const isLikely = kind !== undefined && kind !== 'none' && chance >= likelyFrom[kind];
  return { kind: isLikely ? kind : null, chance };
}

/** What speaks for a part: its words, what it is about, and what its numbers are. */
export function partFeatures(
  text: string,
  part: Sentence,
  parsed: ParsedText,
  numbers: readonly NumberSaid[],
  vectors: WordVectors,
): TextFeatures {
  const { keys, dense } = sentenceFeatures(text, part, parsed, vectors);
  const roles = parsed.sentences.find(({ last }) => last >= part.first)?.roles ?? [];
  const role = roles.indexOf(Math.max(...roles));
  const kinds = numbers.filter(({ at }) => at >= part.first && at <= part.last).map(({ kind }) => kind);
  return {
    keys: [
      ...keys,
      ...(sentenceRoles[role] === undefined ? [] : [`#role ${sentenceRoles[role]}`]),
      ...[...new Set(kinds)].map((kind) => `#number ${kind}`),
    ],
    dense,
  };
}

const trim = (words: string): string =>
  words
    .replace(
      /^[\s,;:–—()-]*(?:(?:and|but|so|then|now|also|because|plus|yet|while|although|though|whereas)\b[\s,]*)*/iu,
      '',
    )
    .replace(/[\s,;:–—(.!-]+$/u, '')
    .trim();

function isWhole(quote: string): boolean {
  const count = quote.split(/\s+/u).length;
  return count >= wordsLeast && count <= wordsMost && !leans.test(quote);
}
