import type { Classifier } from '../classify/classifier.ts';
import type { WordVectors } from '../text/word-vectors.ts';
import type { AmountFinder } from './amounts.ts';
import { readClauses } from './clauses.ts';
import { splitClauses } from './facts/split-clauses.ts';
import { findMentions } from './mentions.ts';
import { findNounPhrases, mendVerbs } from './noun-phrases.ts';
import type { KindReader } from './number-kinds/classify.ts';
import type { PartyLexicon } from './parties.ts';
import type { ParsedText } from './party-features.ts';
import { findPrices } from './prices.ts';
import { sentenceFeatures, splitSentences } from './sentences.ts';
import type { Tagger } from './tokens.ts';
import type { WordClasses } from './word-classes.ts';

export interface Language {
  readonly tag: Tagger;
  readonly parties: PartyLexicon;
  readonly classes: WordClasses;
  readonly findAmounts: AmountFinder;
  readonly sentences: SentenceLanguage;
  /** What a number is. */
  readonly kinds: KindReader;
  /** What a part of a sentence is to the company. */
  readonly lines: Classifier;
}

/** What sentences are judged by. */
export interface SentenceLanguage {
  readonly vectors: WordVectors;
  readonly roles: Classifier;
  readonly rungs: Classifier;
}

export function parseText(
  text: string,
  { tag, parties, classes, findAmounts, sentences }: Omit<Language, 'kinds' | 'lines'>,
): ParsedText {
  const tokens = mendVerbs(tag(text), parties);
  const phrases = findNounPhrases(tokens);
  const clauses = readClauses(tokens, phrases);
  const prices = findPrices(tokens, findAmounts(text));
  const sums = new Set(prices.flatMap(({ first, at }) => range(first, at)));
  const mentions = findMentions(tokens, phrases, clauses, parties, classes, sums);
  const read = splitSentences(tokens).map((sentence) => ({
    ...sentence,
    roles: sentences.roles(sentenceFeatures(text, sentence, { tokens, prices, clauses }, sentences.vectors)),
  }));
  const spans = splitClauses(tokens, clauses.verbs);
  return { tokens, phrases, clauses, spans, mentions, prices, sentences: read };
}

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
