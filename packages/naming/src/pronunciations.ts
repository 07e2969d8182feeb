/** English words by how they are said: CMU's pronouncing dictionary, the commonest words first. */
export interface Pronunciations {
  readonly has: (word: string) => boolean;
  /** Sounds of a word, the usual way first; empty where it is not in the dictionary. */
  readonly of: (word: string) => readonly Sounds[];
  /** From 1; the commonest word of English is 1. Infinite where it is not in the dictionary. */
  readonly rank: (word: string) => number;
  /** Words that are said so, the commonest first. */
  readonly saidAs: (sounds: Sounds) => readonly string[];
  readonly words: readonly string[];
}

/** In ARPAbet without stress: "F L AW ER" is flower, and flour. */
export type Sounds = readonly string[];

const vowels = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));
export const isVowel = (sound: string): boolean => vowels.has(sound);

/** `table`: content/naming/pronunciations.tsv. */
export function readPronunciations(table: string): Pronunciations {
  const said = new Map<string, string>();
  const alike = new Map<string, string[]>();
  for (const line of table.split('\n').slice(1)) {
    const [word = '', sounds] = line.split('\t');
    if (sounds === undefined) continue;
    said.set(word, sounds);
    for (const one of sounds.split(' / ')) {
      const key = keyOf(one.split(' '));
      const others = alike.get(key);
      if (others) others.push(word);
      else alike.set(key, [word]);
    }
  }
  const words = [...said.keys()];
  const ranks = new Map(words.map((word, at) => [word, at + 1]));
  return {
    has: (word) => said.has(word),
    of: (word) =>
      said
        .get(word)
        ?.split(' / ')
        .map((one) => one.split(' ')) ?? [],
    rank: (word) => ranks.get(word) ?? Number.POSITIVE_INFINITY,
    saidAs: (sounds) => alike.get(keyOf(sounds)) ?? [],
    words,
  };
}

/** Most speakers hear no difference between the vowels of "cot" and "caught", nor between "flour" of one syllable and of two. */
function keyOf(sounds: Sounds): string {
  return sounds
    .join(' ')
    .replaceAll('AO', 'AA')
    .replaceAll(/AW R\b/gu, 'AW ER');
}
