import type { Pronunciations } from './pronunciations.ts';

const partLeast = 3;
/** Rarer than this, two halves are words by accident. */
const rankMost = 12_000;

/** "facebook" is "face" and "book"; a name that is a word or no two words is itself. */
export function splitName(words: Pronunciations, name: string): readonly string[] {
  const letters = name.toLowerCase();
  if (words.has(letters)) return [letters];
  let best: readonly string[] = [letters];
  let least = rankMost;
  for (let at = partLeast; at <= letters.length - partLeast; at++) {
    const parts = [letters.slice(0, at), letters.slice(at)];
    const rarest = Math.max(...parts.map((part) => words.rank(part)));
    if (rarest < least) [best, least] = [parts, rarest];
  }
  return best;
}
