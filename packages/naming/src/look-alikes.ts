/** Letters that are read as others in a small or careless typeface, after the list of dnstwist. */
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
export type ShapeOf = (name: string) => string;

/** `table`: content/naming/look-alikes.tsv. A Cyrillic "о" is seen as "o". */
export function readLookAlikes(table: string): ShapeOf {
  const readAs = new Map(
    table
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const [letters = '', signs = ''] = line.split('\t');
        return signs.split(' ').map((sign) => [sign, letters] as const);
      }),
  );
  return (name) => {
    let shape = plainWriting(Array.from(name, (sign) => readAs.get(sign) ?? sign).join(''));
    for (const [seen, other] of pairs) shape = shape.replaceAll(seen, other);
    return shape.replaceAll(/[il1]/gu, 'l').replaceAll('q', 'g');
  };
}

/** Small letters and digits, without accents: "Café Nord 24!" is "cafenord24". */
export function plainWriting(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z\d]/gu, '');
}

/** Places of a name that are read as something else: `rn` in "modern" as "modem". */
export function findMisread(name: string): readonly { readonly seen: string; readonly readAs: string }[] {
  const letters = name.toLowerCase();
  return pairs
    .filter(([seen]) => letters.includes(seen))
    .map(([seen, readAs]) => ({ seen, readAs: letters.replace(seen, readAs) }));
}
