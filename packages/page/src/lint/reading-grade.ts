/** Flesch–Kincaid grade (Kincaid and others, 1975) of English text; 0 without words. */
export function readingGrade(text: string): number {
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  if (words.length === 0) return 0;
  const sentences = text.split(/[.!?]+(?:\s|$)|\n+/).filter((part) => /\p{L}/u.test(part)).length;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, without a silent e at the end. */
function countSyllables(word: string): number {
  const plain = word.toLowerCase().replace(/(?:[^laeiouy]es|[^laeiouy]ed|[^l]e)$/, '');
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 0);
}
