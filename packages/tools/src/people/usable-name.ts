import { flatText, isPlural, lowerFirst, pluralise } from '../wording/index.ts';
import { isLatin } from './people.ts';

/** A long description loses its tail inside sentences: "dental offices with one or two dentists" are "dental offices". */
const wordsMost = 4;
const inPlace =
  /^(.{3,40}?\s(?:in|across)\s(?:rural\s|the\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)(?:\s|$)/u;
const tail =
  /\s(?:with|without|who|that|which|whose|in|at|of|from|near|under|over|between|across|on|for|and their)\s(?:(?!\s(?:with|without|who|that|which|whose|in|at|of|from|near|under|over|between|across|on|for)\s).)*$/iu;
/** Alone, these name nobody. */
export const anybody =
  /^(?:people|persons|users?|customers?|clients?|buyers?|companies|businesses|firms|managers|owners|teams|individuals|organi[sz]ations|folks|others|friends|everyone|everybody|adults|men|women|operators|members|heads|chiefs|directors|guys|lads|crews|professionals|specialists|experts|proprietors)$/iu;

/** How many there are in one story is no part of their name. */
const numbers =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundreds of|thousands of|dozens of)\s/iu;

/** Null when the words do not work as a plural noun in a sentence. */
export function usableName(raw: string): string | null {
  const text = flatText(raw)
    .replace(/(?<![.,;:!?])[.,;:!?]+$/u, '')
    .replace(/^(?:for|an?|the|all|any|our|my|some|many|most|no|through|before|after)\s/iu, '')
    .replace(numbers, '')
    .replace(/\bppl\b/giu, 'people')
    // No plural of its own, and a sentence needs one.
    .replace(/\b(diaspora)$/iu, '$1 buyers')
    .trim();
  if (!/\p{L}{2}/u.test(text) || /^(?:every|any)(?:one|body)|[.!?;:]\s/iu.test(text)) return null;
  const first = text.split(/,\s/u)[0] ?? text;
  const short = (shortened(first).split(/\s(?:or|and\/or)\s/u)[0] ?? first).trim();
  if (countWords(short) > wordsMost + 1 || anybody.test(short)) return null;
  const small = isShouted(short) ? short.toLowerCase() : lowerFirst(short);
  return isPlural(small) || !isLatin(small) ? small : pluralise(small);
}

/** Loses its last phrase until it is short; "owners of small cleaning companies" without its tail is nobody. */
function shortened(text: string): string {
  if (countWords(text) <= wordsMost) return text;
  const placed = inPlace.exec(text)?.[1];
  if (placed !== undefined && countWords(placed) <= wordsMost + 1) return placed;
  const cut = text.replace(tail, '');
  if (cut === text || anybody.test(cut)) return text;
  return countWords(cut) > wordsMost ? shortened(cut) : cut;
}

/** "SMALL SHOPS", but not "NGOs". */
function isShouted(text: string): boolean {
  return /^\p{Lu}{2,}\b/u.test(text) && text === text.toUpperCase();
}

export function countWords(text: string): number {
  return text.split(/\s+/u).length;
}
