export interface Unwanted {
  readonly language: string;
  /** "vulgar", "a slur or hate word". */
  readonly meaning: string;
  readonly word: string;
}

interface Row extends Unwanted {
  /** Too short or too common to count inside another word. */
  readonly isWhole: boolean;
}

export type FindUnwanted = (name: string, parts?: readonly string[]) => readonly Unwanted[];

/**
 * `table`: content/naming/unwanted.tsv. A word inside an English word is not one ("classic", "shiitake"): `isWord` says which
 * words cover it.
 */
export function readUnwanted(table: string, isWord: (word: string) => boolean): FindUnwanted {
  const rows: readonly Row[] = table
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [language = '', meaning = '', words = ''] = line.split('\t');
      return words.split(' ').map((word) => ({
        language,
        meaning,
        word: word.replace('=', ''),
        isWhole: word.endsWith('='),
      }));
    });
  return (name, parts = [name]) => {
    const letters = name.toLowerCase();
    const whole = [letters, ...parts.map((part) => part.toLowerCase())];
    const covers = whole.filter(isWord);
    return rows
      .filter(({ word, isWhole }) =>
        isWhole
          ? whole.includes(word)
          : letters.includes(word) &&
            !covers.some((part) => part.length > word.length && part.includes(word)),
      )
      .map(({ isWhole: _, ...row }) => row);
  };
}
