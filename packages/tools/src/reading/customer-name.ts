import { buyerNouns } from './buyer-nouns.ts';
import { functionWords } from './function-words.ts';
import type { Token } from './tokens.ts';

const longestName = 3;

/** Takes describing words on the left: "small dental practices". */
export function startOfName(text: string, tokens: readonly Token[], at: number, isSubject = false): number {
  let start = tokens[at]?.start ?? 0;
  for (let step = 1; step <= longestName; step++) {
    const token = tokens[at - step];
    // "Assistants who attend frail persons": what follows "who" is done.
    if (token === undefined || tokens[at - step - 1]?.word === 'who') break;
    const gap = text.slice(token.end, start);
    const isOwner = /['’]/u.test(text.slice(token.start, token.end));
    // "line-marking crews": what a hyphen joins is one word.
    if (gap !== '-' && (gap !== ' ' || isOwner || !describes(token.word))) {
      // In a subject nothing but its own words can stand: "driving instructors".
      const isOwn = isSubject && !functionWords.has(token.word);
      const isCompound = text.charAt(token.start - 1) === '-' && !functionWords.has(token.word);
      if (gap !== ' ' || isOwner || !(isOwn || isCompound || isHelpDesk(token, tokens[at]))) break;
    }
    start = token.start;
  }
  return start;
}

/** The one name that opens with a verb of the sentence. */
function isHelpDesk({ word }: Token, next: Token | undefined): boolean {
  return word === 'help' && next?.stem === 'desk';
}

const joins = /^(?:and|or|&)$/u;

/** "Restaurants and shops", "small law and accounting offices": both are the customer when the sentence opens with them. */
export function startOfPair(text: string, tokens: readonly Token[], start: number): number {
  const at = tokens.findIndex((token) => token.start === start);
  const joint = tokens[at - 1];
  const other = tokens[at - 2];
  if (
    joint === undefined ||
    other === undefined ||
    !joins.test(joint.word) ||
    !(describes(other.word) || buyerNouns.has(other.stem))
  )
    return start;
  if (text.slice(other.end, start) !== ` ${text.slice(joint.start, joint.end)} `) return start;
  const first = startOfName(text, tokens, at - 2);
  const before = text.slice(Math.max(0, first - 20), first);
  return before.trim() === '' || /\bfor\s$/iu.test(before) ? first : start;
}

/** "flags residents", "tells hospitals": a verb, not a description. */
const verbLike =
  /^(?!(?:maths|sales|sports|operations|kids|buyers|business|logistics|arts|news|women|mens|ops|schools|fitness|glass|class)$)\p{L}{3,}(?<!ic)s$/u;
const endings = /(?:ing|ly)$/u;
const describingAnyway =
  /^(?:nursing|working|climbing|elderly|family|training|marketing|engineering|building|consulting|wedding|living|used|expecting|accounting|growing|shipping|cleaning|staffing|recruiting|trucking|new|first|open)$/u;

/** How many there are is no part of a name. */
const numbers =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|hundreds|thousand|thousands|dozen|dozens|million|millions|several|both)$/u;

function describes(word: string): boolean {
  if (describingAnyway.test(word)) return true;
  if (numbers.test(word)) return false;
  return !functionWords.has(word) && !/^\d/u.test(word) && !endings.test(word) && !verbLike.test(word);
}

const word = String.raw`[\p{L}\p{N}'’%-]+`;
const description = new RegExp(
  String.raw`^\s(?:(?:over|under|aged)\s\d{1,3}(?:\swith\s${word}(?:\s${word})?)?|who\s${word}(?:\s${word}){0,4}|(?:with|in|from|on)\s${word}(?:\s${word}){0,2})`,
  'u',
);
const inPlace = /^\sin\s\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*)?/u;
const dangling =
  /(?:\s(?:an?|the|to|of|and|at|in|for|is|on|with|we|it|who|that|are|or|so|but|they|their|no|cannot|can|by|from|every|four|three|two))+$/iu;

/** "people over 40 with bad knees": a general noun means nothing without what follows. */
export function endOfDescription(text: string, from: number): number {
  const rest = text.slice(from, from + 90);
  const place = rest.match(inPlace)?.[0];
  if (place !== undefined) return from + place.length;
  const found = rest.match(description)?.[0] ?? '';
  const own = found
    .split(/\s(?=(?:who|that|which)\s)/u)
    .slice(0, found.startsWith(' who') ? 2 : 1)
    .join(' ');
  return from + own.replace(dangling, '').length;
}
