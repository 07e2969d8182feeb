import { functionWords } from '../../reading/function-words.ts';
import { stem } from '../../reading/stem.ts';

export interface ContentWord {
  readonly word: string;
  readonly stem: string;
  /** How often the text says it. */
  readonly count: number;
}

const pattern = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu;
const shortest = 3;

/** Words that can carry a meaning, each once with its count; words with digits are left out. */
export function contentWords(text: string): ContentWord[] {
  const counts = new Map<string, number>();
  for (const [match] of text.matchAll(pattern)) {
    const word = match.toLowerCase().replace(/['’]\p{L}*$/u, '');
    if (word.length < shortest || functionWords.has(word)) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].map(([word, count]) => ({ word, stem: stem(word), count }));
}
