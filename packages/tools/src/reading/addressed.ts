import { isMany } from './subject.ts';
import type { Token } from './tokens.ts';

export interface Addressed {
  /** Place of the noun among the tokens. */
  readonly at: number;
  /** "… for coders who …": only people are followed by that. */
  readonly isSomebody: boolean;
}

/** No word of a name: what follows them says something else of it. */
const joins = '(?:to|by|of|from|that|which|their|our|its)';
/** "Billing app for village providers in the Philippines: …", "For landlords with four flats: …". */
const heading = new RegExp(
  String.raw`^(?:[^.!?;:\n]{2,70}?\s)?for\s(?:the\s|all\s)?((?:(?!${joins}\s)[\p{L}\p{N}'’&-]+\s){0,4}?[\p{L}'’-]{3,})(?:\s(?:in|at|of|with|across|from|near|on|fed up)\s[^.!?;:\n]{2,60}?)?(?=:|\swho\s)`,
  'iu',
);
/** "agencies selling to roofers", "teams shipping agents": the first of the two is meant. */
const doing = /s\s\p{L}+ing\s/u;
/** What is exchanged there is a thing. */
const ofThings =
  /\b(?:uber|airbnb|amazon|ebay|tinder|marketplace|exchange|auctions?|lease|leasing|rental|insurance)\s$/iu;

/** Whom the text's own heading is for; null when it has none. */
export function findAddressed(text: string, tokens: readonly Token[]): Addressed | null {
  const found = heading.exec(text);
  const name = found?.[1];
  if (found === null || name === undefined || doing.test(name)) return null;
  const start = found[0].toLowerCase().lastIndexOf(name.toLowerCase());
  if (ofThings.test(text.slice(0, start).replace(/for\s(?:the\s|all\s)?$/iu, ''))) return null;
  const end = start + name.length;
  const at = tokens.findIndex((token) => token.end === end);
  const noun = tokens[at];
  if (noun === undefined || !isMany(noun.word)) return null;
  return { at, isSomebody: /^[^:]*\swho\s/u.test(text.slice(end, end + 70)) };
}
