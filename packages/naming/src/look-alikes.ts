/** Letters that are read as others in a small or careless typeface, after the lists of Unicode (TR 39) and of dnstwist. */
const pairs: readonly (readonly [seen: string, readAs: string])[] = [
  ['rn', 'm'],
  ['nn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
  ['lc', 'k'],
  ['0', 'o'],
  ['1', 'l'],
  ['5', 's'],
];

/** One form for all that look alike: two names with the same one are mistaken for each other. */
function shapeOf(name: string): string {
  let shape = name.toLowerCase();
  for (const [seen, readAs] of pairs) shape = shape.replaceAll(seen, readAs);
  return shape.replaceAll(/[il1|]/gu, 'l').replaceAll('q', 'g');
}

/** Places of a name that are read as something else: `rn` in "modern" as "modem". */
export function findMisread(name: string): readonly { readonly seen: string; readonly readAs: string }[] {
  const letters = name.toLowerCase();
  return pairs
    .filter(([seen]) => letters.includes(seen))
    .map(([seen, readAs]) => ({ seen, readAs: letters.replace(seen, readAs) }));
}

export const looksLike = (a: string, b: string): boolean =>
  a.toLowerCase() !== b.toLowerCase() && shapeOf(a) === shapeOf(b);
