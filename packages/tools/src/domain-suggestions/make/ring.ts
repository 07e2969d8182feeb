import type { NamingData } from '@slipway/naming';

/**
 * Whether two words are pleasant beside each other: they begin alike ("Bean and Brew"), rhyme, or have one syllable each with the
 * same vowel ("slow bowl"). Two words that only mean well are glue.
 */
export function ringsWith(one: string, other: string, { words }: NamingData): boolean {
  const [a, b] = [words.of(one)[0], words.of(other)[0]];
  if (!a || !b || one === other) return false;
  if (beginAlike(one, other, { words })) return true;
  const [vowelsA, vowelsB] = [a.filter(isVowel), b.filter(isVowel)];
  if (vowelsA.length === 1 && vowelsB.length === 1) return vowelsA[0] === vowelsB[0];
  return rhymeOf(a) === rhymeOf(b);
}

/** "Bean and Brew", "Paw and Pack". */
export function beginAlike(one: string, other: string, { words }: Pick<NamingData, 'words'>): boolean {
  const [a = '', b = ''] = [words.of(one)[0]?.[0], words.of(other)[0]?.[0]];
  return a !== '' && a === b && !isVowel(a);
}

/** From its first vowel on: "berry" and "merry". */
const rhymeOf = (sounds: readonly string[]): string => sounds.slice(sounds.findIndex(isVowel)).join(' ');

const isVowel = (sound: string): boolean => /^[AEIOU]/u.test(sound);
