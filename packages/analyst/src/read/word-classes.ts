/** Small lists of content/language, each in one file: which verb is of which class, and which nouns say little alone. */
export interface WordClasses {
  readonly verbs: ReadonlyMap<string, ReadonlySet<string>>;
  readonly generalHeads: ReadonlySet<string>;
  /** What sort of party a noun names: business, staff, authority, kin … A noun may be of two. */
  readonly parties: ReadonlyMap<string, ReadonlySet<string>>;
  /** What a word says of a number beside it: somebody pays it, it costs, it was sold … */
  readonly factWords: ReadonlyMap<string, ReadonlySet<string>>;
}

export function parseWordClasses(
  verbs: string,
  generalHeads: string,
  parties: string,
  factWords: string,
): WordClasses {
  return {
    verbs: parseClasses(verbs),
    generalHeads: new Set(generalHeads.split(/\s+/u).filter((one) => one !== '')),
    parties: parseClasses(parties),
    factWords: parseClasses(factWords),
  };
}

function parseClasses(table: string): ReadonlyMap<string, ReadonlySet<string>> {
  const classes = new Map<string, Set<string>>();
  for (const line of table.split('\n').slice(1)) {
    const [name = '', list = ''] = line.split('\t');
    for (const word of list.split(' ').filter((one) => one !== '')) {
      const of = classes.get(word) ?? new Set();
      of.add(name);
      classes.set(word, of);
    }
  }
  return classes;
}

/** A table of classes with their words: word to class. */
export function parseWordTable(table: string): ReadonlyMap<string, string> {
  return new Map(
    table
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const [name = '', list = ''] = line.split('\t');
        return list.split(' ').flatMap((word) => (word === '' ? [] : [[word, name] as const]));
      }),
  );
}
