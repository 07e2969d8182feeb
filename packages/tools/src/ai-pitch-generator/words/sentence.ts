import { plainName } from '../../company-name.ts';

/** As it is said: begins large, ends with a mark, has no brace that would be read as a placeholder. Empty where nothing is said. */
export function sentence(text: string): string {
  const plain = plainName(text);
  if (!/\p{L}/u.test(plain)) return '';
  const begun = plain.charAt(0).toUpperCase() + plain.slice(1);
  return /[.!?…]["”’)]?$/u.test(begun) ? begun : `${begun.replace(/[,;:–—-]+$/u, '').trimEnd()}.`;
}

/** As a part of a sentence: begins small unless it is a name or says "I", ends without a mark. */
export function phrase(text: string): string {
  const plain = plainName(text).replace(/[.!?…,;:]+$/u, '');
  const [first = ''] = plain.split(' ');
  const isName = /^(?:\p{Lu}[\p{Lu}\p{N}]|I$|I['’])|\p{Ll}\p{Lu}/u.test(first);
  return isName || !opening.test(first) ? plain : plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** A word that has a capital only because it opens the sentence. Any other may be a name. */
const opening =
  /^(?:an?|the|our|we|it|its|this|these|they|their|some|one|two|three|four|five|six|seven|eight|nine|ten|for|with|by|to|in|on|at|from|no|not|all|every|each|most|many|since|because|when|as|if)$/iu;

export const wordCount = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** As many whole clauses as fit; where none ends before, the sentence stays whole. */
export function cutClause(text: string, wordsMost: number): string {
  if (wordCount(text) <= wordsMost) return text;
  const ends = [...text.matchAll(/[,;:](?=\s)|\s(?=(?:and|so that|because|which|where|while)\s)/gu)].map(
    ({ index }) => index,
  );
  // A second comma may stand inside a list, which must not lose its end.
  const kept = ends
    .map((end) => text.slice(0, end))
    .findLast((part) => !part.includes(',') && wordCount(part) <= wordsMost && wordCount(part) >= 5);
  // A placeholder that is cut open names nothing.
  return kept === undefined || /\{\{[^}]*$/u.test(kept) ? text : `${kept.trimEnd()}.`;
}
