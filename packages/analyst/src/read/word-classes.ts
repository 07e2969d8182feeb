/** Small lists of content/language, each in one file: which verb is of which class, and which nouns say little alone. */
export interface WordClasses {
  readonly verbs: ReadonlyMap<string, ReadonlySet<string>>;
  readonly generalHeads: ReadonlySet<string>;
}

export function parseWordClasses(verbs: string, generalHeads: string): WordClasses {
  const classes = new Map<string, Set<string>>();
  for (const line of verbs.split('\n').slice(1)) {
    const [name = '', list = ''] = line.split('\t');
    for (const verb of list.split(' ').filter((one) => one !== '')) {
      const of = classes.get(verb) ?? new Set();
      of.add(name);
      classes.set(verb, of);
    }
  }
  return { verbs: classes, generalHeads: new Set(generalHeads.split(/\s+/u).filter((one) => one !== '')) };
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
