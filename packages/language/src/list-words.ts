/** "a", "a and b", "a, b and c". Blanks and repeats are left out. */
export function listWords(items: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const all = [...new Set(items.map((item) => item.trim()).filter((item) => item !== ''))];
  const last = all.at(-1) ?? '';
  // A comma inside an item would be read as the next one.
  const between = all.some((item) => item.includes(',')) ? '; ' : ', ';
  return all.length < 2 ? last : `${all.slice(0, -1).join(between)} ${joint} ${last}`;
}
