import { pluralise, singularise } from '../../wording/index.ts';

/** Lower case, one space between words, every word in the singular: so that "dentists'" meets "dentist". */
export function plainWords(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('-', ' ')
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${(words ?? []).map(singularise).join(' ')} `;
}

/** The longest of the phrases that the text holds as whole words; null when it holds none. */
export function longestIn(text: string, phrases: readonly string[]): string | null {
  const found = phrases.filter((phrase) => text.includes(plainWords(phrase)));
  return found.sort((a, b) => b.length - a.length || (a < b ? -1 : 1))[0] ?? null;
}

const prepositions = / (?:of|with|who|that|in|for|from|at|to|without|by|on) /u;
/** These are no kind of what their last word says. */
const otherThings = / (?:food|blood|sperm|power|data|seed) bank | (?:coding|driving|dance|language) school /u;

/** Where the phrase ends: a buyer is what the text calls by its head, "owners of small restaurants" are owners. */
export function isHeadOf(text: string, phrase: string): boolean {
  const head = text.split(prepositions)[0] ?? text;
  if (otherThings.test(`${head} `)) return false;
  return (
    `${head} `.includes(plainWords(phrase).trimEnd()) && `${head.trimEnd()} `.endsWith(plainWords(phrase))
  );
}

const roles = /^(?:owner|operator|business|company|chain|group|franchisee)$/u;

/**
 * How a phrase stands in the words for the buyer: as their head ("independent *dental offices*"), behind a preposition ("owners of
 * *restaurants*"), or only before the head, where it says nothing: "university labs" are no universities.
 */
export function placeIn(text: string, phrase: string): 'head' | 'tail' | 'modifier' {
  if (isHeadOf(text, phrase)) return 'head';
  const head = text.split(prepositions)[0] ?? text;
  if (!` ${head.trim()} `.includes(plainWords(phrase))) return 'tail';
  const last = head.trim().split(' ').at(-1) ?? '';
  return roles.test(last) ? 'tail' : 'modifier';
}

const aside = /\s*\([^)]*\)|,.*$|:.*$/gu;

/** What was counted, in the plural and in founders' words where the count has some: "dental offices". */
export function nounOf({ id, label, aka }: { id: string; label: string; aka: readonly string[] }): string {
  const [group, counted] = label.split(': ');
  if (counted !== undefined) return `${counted.replace(aside, '').split(' of ')[0]} in ${lower(group ?? '')}`;
  if (id.startsWith('us-sector')) return lower(label.replace(/ \(.*\)/gu, ''));
  const name = aka.find((one) => !anyField.has(one));
  if (name !== undefined && !/employees/u.test(label)) return pluralise(name);
  const bare = label.replace(aside, '').trim();
  return pluralise(/^\p{Lu}[\p{Lu}\p{N}]/u.test(bare) ? bare : lower(bare));
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Said of buyers in every field: alone they point to a count only together with its field. */
export const anyField: ReadonlySet<string> = new Set(
  'patient adult people person consumer kid single student player club user firm business company shop store doctor'.split(
    ' ',
  ),
);
