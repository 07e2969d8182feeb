/** How much each word of three letters and more stands in a text, in small letters. */
export type WordCounts = ReadonlyMap<string, number>;

/** `parts` are texts with what each of their words counts. */
export function countWords(parts: readonly (readonly [text: string, share: number])[]): WordCounts {
  const counts = new Map<string, number>();
  for (const [text, share] of parts)
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + share);
  return counts;
}
