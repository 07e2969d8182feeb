import { capitalise, sentencesOf } from '../wording/index.ts';

/** Above this many words two sentences read better than one. */
const wordsMost = 25;
/** And above this no sentence is shown at all. */
const wordsLimit = 27;

/**
 * Makes a sentence of clauses written as `a: b` or `a; b`: large first letter, full stop, and two sentences where one would be
 * long. A figure is read as about three words.
 */
export function line(text: string): string {
  const flat = text.replace(/\s+/gu, ' ').trim();
  if (wordCount(flat) <= wordsMost) return stopped(flat);
  return merge(flat.split(/(?<=[^:;]{12}[:;]) (?=\S)/u))
    .map(stopped)
    .join(' ');
}

/** Clauses go together as long as they fit into one sentence; a few words alone introduce what follows. */
function merge(parts: readonly string[]): readonly string[] {
  const merged: string[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    const fits = last !== undefined && wordCount(last) + wordCount(part) <= wordsMost;
    if (last !== undefined && (fits || isIntroduction(last))) merged[merged.length - 1] = `${last} ${part}`;
    else merged.push(part);
  }
  return merged;
}

/** "your answer:", "why now:" and "what decides with families of the quarter:" are no sentences. */
function isIntroduction(text: string): boolean {
  return text.endsWith(':') && (wordCount(text) <= 5 || /^(?:what|where|why|how|which|whose)\b/iu.test(text));
}

/** "regular pay pay for", where a piece ends as the next begins. */
const doubled = /\b(\p{L}+(?: \p{L}+)?) \1\b/iu;

/** Whether each of its sentences can be read in one breath; a phrasing that is too long for a niche is left out. */
export function isReadable(text: string): boolean {
  return !doubled.test(text) && sentencesOf(text).every((sentence) => wordCount(sentence) <= wordsLimit);
}

export function wordCount(text: string): number {
  const figures = text.match(/\{\{f:/gu)?.length ?? 0;
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length + 2 * figures;
}

function stopped(text: string): string {
  const open = text.trim().replace(/[:;]$/u, '');
  const end = /[.!?]$/u.test(open) ? '' : '.';
  return (capitalise(open) + end).replace(/(?<=\? )\p{Ll}/gu, (letter) => letter.toUpperCase());
}
