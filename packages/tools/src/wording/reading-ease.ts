import { sentencesOf } from '@slipway/report';

export interface ReadingEase {
  /** Flesch reading ease; 60 to 70 is plain English. */
  readonly ease: number;
  /** Flesch-Kincaid school grade. */
  readonly grade: number;
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
  /** Under 100 words the measure swings. */
  readonly isLowData: boolean;
}

/** Words whose vowels are not spoken as the rule counts them. */
const exceptions: Readonly<Record<string, number>> = {
  saas: 1,
  data: 2,
  area: 3,
  idea: 3,
  ideas: 3,
  create: 2,
  created: 3,
  business: 2,
  businesses: 3,
  every: 2,
  people: 2,
  stripe: 1,
  shopify: 3,
  google: 2,
};

/** English only (rubrics reference, H4). */
export function readingEase(text: string): ReadingEase {
  const found = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  return easeOf(
    found.length,
    sentencesOf(text).length,
    found.reduce((total, word) => total + syllablesOf(word), 0),
  );
}

export function easeOf(words: number, sentenceCount: number, syllables: number): ReadingEase {
  const sentences = Math.max(1, sentenceCount);
  const perSentence = words / sentences;
  const perWord = words === 0 ? 0 : syllables / words;
  return {
    ease: 206.835 - 1.015 * perSentence - 84.6 * perWord,
    grade: 0.39 * perSentence + 11.8 * perWord - 15.59,
    words,
    sentences,
    syllables,
    isLowData: words < 100,
  };
}

export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/gu, '');
  const known = Object.hasOwn(exceptions, letters) ? exceptions[letters] : undefined;
  if (known !== undefined) return known;
  const groups = letters.match(/[aeiouy]+/gu)?.length ?? 0;
  const silent = /[^aeiouy]e$/u.test(letters) && !/[^aeiouy]le$/u.test(letters) ? 1 : 0;
  return Math.max(1, groups - silent);
}
