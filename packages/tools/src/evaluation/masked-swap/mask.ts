import { type ContentWord, contentWords } from './content-words.ts';

/** What is left of a text when every word is gone that the founder used, in any of its forms. */
export function maskWords(text: string, inputs: readonly string[]): ContentWord[] {
  const own = new Set(inputs.flatMap(contentWords).map(({ stem }) => stem));
  return contentWords(text).filter(({ stem }) => !own.has(stem));
}
