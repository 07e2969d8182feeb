import { properNames } from './proper-names.ts';

/** First letter large; brands that begin small (iPhone, eBay, n8n) stay. */
export function capitalise(text: string): string {
  const start = text.search(/\p{L}/u);
  if (
    start < 0 ||
    /^\p{Ll}[\p{Lu}\p{Nd}]/u.test(text.slice(start)) ||
    /\p{Nd}|\{\{/u.test(text.slice(0, start))
  )
    return text;
  return text.slice(0, start) + text.charAt(start).toUpperCase() + text.slice(start + 1);
}

/**
 * First letter small, for use inside a sentence. Names and acronyms keep theirs: those written so (MRI, iPhone, McKesson),
 * those known (Monday, Germany, Stripe), and those in `names`.
 */
export function lowerFirst(text: string, names: readonly string[] = []): string {
  const start = text.search(/\p{L}/u);
  if (start < 0) return text;
  const rest = text.slice(start);
  const word = /^[\p{L}\p{M}\p{N}]+/u.exec(rest)?.[0] ?? '';
  const isOwn = names.some((name) => name !== '' && startsWithWord(rest, name));
  if (isOwn || word === 'I' || /^.+\p{Lu}/u.test(word) || /^\p{Lu}[.&]/u.test(rest) || properNames.has(word))
    return text;
  return text.slice(0, start) + text.charAt(start).toLowerCase() + text.slice(start + 1);
}

function startsWithWord(text: string, word: string): boolean {
  return text.startsWith(word) && !/^[\p{L}\p{N}]/u.test(text.slice(word.length));
}
