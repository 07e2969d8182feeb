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

/** `table`: content/naming/pronunciations.tsv. Words are kept once and named by their place: it is held as long as the server runs. */
export function readPronunciations(table: string): Pronunciations {
  const words: string[] = [];
  const said: string[] = [];
  const places = new Map<string, number>();
  for (const line of table.split('\n').slice(1)) {
    const [word = '', sounds] = line.split('\t');
    if (sounds === undefined) continue;
    const place = places.get(word) ?? words.length;
    places.set(word, place);
    words[place] = word;
    said[place] = sounds;
  }
  const ways = (place: number | undefined): Sounds[] =>
    place === undefined ? [] : (said[place] ?? '').split(' / ').map((one) => one.split(' '));
  const alike = new Map<string, number | number[]>();
  for (const place of words.keys())
    for (const sounds of ways(place)) {
      const key = keyOf(sounds);
      const others = alike.get(key);
      alike.set(key, others === undefined ? place : [others, place].flat());
    }
  return {
    has: (word) => places.has(word),
    of: (word) => ways(places.get(word)),
    rank: (word) => (places.get(word) ?? Number.POSITIVE_INFINITY) + 1,
    saidAs: (sounds) => [alike.get(keyOf(sounds)) ?? []].flat().map((place) => words[place] ?? ''),
    words,
  };
}

/**
 * Most speakers hear no difference between the vowels of "cot" and "caught", "flour" of one syllable and of two, "metal" and "medal",
 * "prince" and "prints", "lens" and "lends".
 */
function keyOf(sounds: Sounds): string {
  return sounds
    .join(' ')
    .replaceAll('AO', 'AA')
    .replaceAll(/AW R\b/gu, 'AW ER')
    .replaceAll(/(?<=[AEIOU][A-Z] )T(?= [AEIOU])/gu, 'D')
    .replaceAll(/N T S\b/gu, 'N S')
    .replaceAll(/N D Z\b/gu, 'N Z');
}
