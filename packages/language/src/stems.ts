import { commonWords } from './common-words.ts';

/** Words that tell one company from another, without their endings. */
export function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}][\p{L}\p{M}'’-]+/gu) ?? [];
  return new Set(
    words
      .flatMap((word) => [word, ...word.split('-')])
      .map((word) => word.replace(/['’]s?$/u, ''))
      .filter((word) => word.length >= 3 && !commonWords.has(word))
      .map(stemOf)
      .filter((word) => !commonWords.has(word)),
  );
}

function stemOf(word: string): string {
  if (word.length <= 4) return word.replace(/(?<=[^s])s$/u, '');
  return (
    word
      .replace(/(?:ies|ied)$/u, 'y')
      .replace(/(?:ations?|ings?|ers?|ed|es|ly)$/u, '')
      // Before the s: "warehouse" and "warehouses" end alike.
      .replace(/e$/u, '')
      .replace(/(?<=[^s])s$/u, '')
  );
}
