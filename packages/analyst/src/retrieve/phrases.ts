import type { Niche } from '@slipway/knowledge';
import { listWords, type Word } from '../text/words.ts';

/** Longer names are hardly ever said word for word. */
const wordsMost = 4;
/** A single word says less than two that stand together. */
const singleWorth = 0.7;
const joint = '_';

/** What a niche and its people are called, each name as one: "driving school" is neither a drive nor a school. */
export function countPhrases(
  { words, short, name, buyer, user, running }: Niche,
  stemOf: (word: string) => string,
): ReadonlyMap<string, number> {
  const names = [...words, short, name, buyer, user, running?.guests ?? ''];
  return new Map(
    names
      .flatMap((text) => text.split(/,| and | or /u))
      .map((text) => joinStems(listWords(text, stemOf)))
      .filter((phrase) => phrase !== '')
      .map((phrase) => [phrase, 1]),
  );
}

/** Every run of up to four words of a text. */
export function listRuns(words: readonly Word[]): ReadonlyMap<string, number> {
  const runs = new Map<string, number>();
  for (let length = 1; length <= wordsMost; length++)
    for (let from = 0; from + length <= words.length; from++)
      runs.set(joinStems(words.slice(from, from + length)), length === 1 ? singleWorth : 1);
  return runs;
}

const joinStems = (words: readonly Word[]): string => words.map(({ stem }) => stem).join(joint);
