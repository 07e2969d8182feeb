/** Words of our old manner: solemn, riddling or vague. A frame that holds one is rewritten. */
const habits =
  /\b(?:told|on file|we hold|in reach|spoken for|whom|somebody|so content|flinch\p{L}*|graves?|fate|of a hundred|the trade)\b/iu;

/** The word of our old manner that stands in a sentence; null where there is none. */
export function findHabit(sentence: string): string | null {
  return habits.exec(sentence)?.[0] ?? null;
}
