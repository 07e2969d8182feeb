import { commonWords } from './common-words.ts';
import { sentencesOf } from './sentence-spans.ts';
import { countSyllables } from './syllables.ts';

interface TextCounts {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
}

/** Words as a reader counts them: "don't" and "e-bike" are one each, a number is none. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu) ?? [];
}

export function countText(text: string): TextCounts {
  const words = wordsOf(text);
  return {
    words: words.length,
    sentences: Math.max(1, sentencesOf(text).length),
    syllables: words.reduce((sum, word) => sum + wordSyllables(word), 0),
  };
}

function wordSyllables(word: string): number {
  return word.split('-').reduce((sum, part) => sum + countSyllables(part), 0);
}

/** Flesch 1948: 60 to 70 is plain English, under 30 is hard. */
export function readingEase({ words, sentences, syllables }: TextCounts): number | null {
  return words === 0 ? null : 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
}

/** Kincaid and others 1975: the school year of the United States in which it is read with ease. */
export function readingGrade({ words, sentences, syllables }: TextCounts): number | null {
  return words === 0 ? null : 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

/** Enough of the little words that hold English together. */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text);
  const little = words.filter((word) => commonWords.has(word.toLowerCase())).length;
  return words.length > 0 && little / words.length >= 0.25;
}
