import { stockPhrases } from './stock-phrases.ts';

interface Phrase {
  readonly text: string;
  /** Any ending will do: "leverag*". */
  readonly isOpen: boolean;
}

/** Phrases by their first letters: a text is held against few of them at each word. */
const headLength = 3;
const byHead: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  stockPhrases.map((phrase) => ({ text: phrase.replace(/\*$/u, ''), isOpen: phrase.endsWith('*') })),
  ({ text }) => text.slice(0, headLength),
);

/** The first in a text of ours or the model's; null when there is none. `names` are left out: a company may be called Vibrant. */
export function findStockPhrase(text: string, names: readonly string[] = []): string | null {
  const found = findIn(text);
  if (found === null || names.length === 0) return found;
  return findIn(names.reduce((rest, name) => (name.length < 2 ? rest : rest.replaceAll(name, ' ')), text));
}

function findIn(text: string): string | null {
  const flat = `${text.toLowerCase().replace(/[^\p{L}\p{N}'’-]+/gu, ' ')} `;
  for (let at = 0; at < flat.length; at = flat.indexOf(' ', at) + 1) {
    const found = byHead
      .get(flat.slice(at, at + headLength))
      ?.find((phrase) => flat.startsWith(phrase.isOpen ? phrase.text : `${phrase.text} `, at));
    if (found) return flat.slice(at, flat.indexOf(' ', at + found.text.length));
  }
  return null;
}
