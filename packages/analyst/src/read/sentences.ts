import { findTextFeatures, type TextFeatures } from '../classify/text-features.ts';
import type { WordVectors } from '../text/word-vectors.ts';
import type { ParsedText } from './party-features.ts';
import type { Token } from './tokens.ts';

/** What a sentence of the founder is about. The first is the rest. */
export const sentenceRoles = [
  'other',
  'problem',
  'today',
  'product',
  'customer',
  'price',
  'cost',
  'evidence',
  'worry',
  'background',
  'rival',
  'plan',
] as const;
export type SentenceRole = (typeof sentenceRoles)[number];

/** A sentence, or a part of a long one. Tokens first and last; letters from and to. */
export interface Sentence {
  readonly first: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
}

/** With how likely each role is, in their order. */
export interface ReadSentence extends Sentence {
  readonly roles: readonly number[];
}

/** For those who see no tokens: the founder's words, and what they may be about with how likely it is. */
export interface SaidSentence {
  readonly text: string;
  readonly roles: Readonly<Partial<Record<SentenceRole, number>>>;
}

/** Less likely ones are left out. */
const leastShown = 0.05;

export function sayRoles(text: string, sentences: readonly ReadSentence[]): readonly SaidSentence[] {
  return sentences.map(({ from, to, roles }) => ({
    text: text.slice(from, to),
    roles: Object.fromEntries(
      sentenceRoles.flatMap((role, at) => {
        const chance = roles[at] ?? 0;
        return chance < leastShown ? [] : [[role, Math.round(chance * 100) / 100]];
      }),
    ),
  }));
}

/** Roles of the sentence that holds a token. */
export function rolesAt(token: number, sentences: readonly ReadSentence[]): readonly number[] {
  return sentences.find(({ last }) => last >= token)?.roles ?? [];
}

/** Words from which a sentence without stops is cut at its joints. */
const longSentence = 38;
const shortestPart = 8;
const joint = /^(?:and|but|so|because|then|which|where|when|although|while|;|–|—|\()$/u;

export function splitSentences(tokens: readonly Token[]): readonly Sentence[] {
  const found: Sentence[] = [];
  let first = 0;
  tokens.forEach((token, at) => {
    if (tokens[at + 1]?.sentence === token.sentence) return;
    for (const [from, to] of cutLong(tokens, first, at))
      found.push({ first: from, last: to, from: tokens[from]?.from ?? 0, to: tokens[to]?.to ?? 0 });
    first = at + 1;
  });
  return found;
}

function cutLong(
  tokens: readonly Token[],
  first: number,
  last: number,
): readonly (readonly [number, number])[] {
  if (last - first < longSentence) return [[first, last]];
  const parts: [number, number][] = [];
  let start = first;
  for (let at = first + shortestPart; at < last - shortestPart; at++)
    if (at - start >= shortestPart && isJoint(tokens, at)) {
      parts.push([start, at - 1]);
      start = at;
    }
  return [...parts, [start, last]];
}

/** A conjunction after a comma, or before a subject. */
function isJoint(tokens: readonly Token[], at: number): boolean {
  if (!joint.test(tokens[at]?.lower ?? '')) return false;
  const isAfterComma = tokens[at - 1]?.text === ',';
  return isAfterComma || /^(?:i|we|they|it|you|he|she|the|my|our)$/u.test(tokens[at + 1]?.lower ?? '');
}

/** What speaks for a sentence's role: its words, the sums and counts in it, who acts, and where it stands. */
export function sentenceFeatures(
  text: string,
  { first, last, from, to }: Sentence,
  { tokens, prices, clauses }: Pick<ParsedText, 'tokens' | 'prices' | 'clauses'>,
  vectors: WordVectors,
): TextFeatures {
  const own = tokens.slice(first, last + 1);
  const isIn = (at: number): boolean => at >= first && at <= last;
  const sums = prices.filter((price) => isIn(price.first));
  const signs = [
    ...(sums.some(({ amount }) => amount.currency !== '%') ? ['#sum'] : []),
    ...(sums.some(({ amount }) => amount.currency === '%') ? ['#share'] : []),
    ...(sums.some(({ period }) => period !== null) ? ['#period'] : []),
    ...(own.some(({ pos }) => pos === 'NUM') && sums.length === 0 ? ['#count'] : []),
    ...clauses.verbs
      .filter(({ at }) => isIn(at))
      .flatMap(({ lemma, pronoun, isNegated, modal, at }) => [
        `#${pronoun ?? 'noun'} ${lemma}`,
        `#by ${pronoun ?? 'noun'}`,
        ...(isNegated ? ['#not'] : []),
        ...(modal === null ? [] : ['#modal']),
        ...(/ed$|^(?:had|was|were|did|went|made|sold|said|spent|built|took|got|gave)$/u.test(
          tokens[at]?.lower ?? '',
        )
          ? [`#past ${pronoun ?? 'noun'}`]
          : []),
      ]),
  ];
  return findTextFeatures(text.slice(from, to), vectors, signs);
}
