import joiningWords from './joining-words.json' with { type: 'json' };

/** Longest text that is searched with; what follows is left alone. */
export const maxTextLength = 4000;

export interface Word {
  readonly word: string;
  readonly stem: string;
}

const wordPattern = /[\p{L}\p{N}]+/gu;
/** The same for a text of plain English letters, as nearly all are: half the work. */
const plainPattern = /[a-z0-9]+/g;
const beyondPlain = /[^\s -~]/;
const number = /^\p{N}+$/u;
/** They join others, or every founder uses them: a match on one of them says nothing. */
const joining: ReadonlySet<string> = new Set(joiningWords.flatMap((line) => line.split(' ')));

/** Words of a text in small letters, without those that say nothing. Linear: no pattern here can backtrack. */
export function listWords(text: string, stemOf: (word: string) => string = stem): readonly Word[] {
  const words: Word[] = [];
  const pattern = beyondPlain.test(text) ? wordPattern : plainPattern;
  const lower = text.toLowerCase().replaceAll(/['’]s\b/gu, '');
  for (const found of lower.match(pattern) ?? [])
    if (found.length > 1 && !joining.has(found) && !number.test(found))
      words.push({ word: found, stem: stemOf(found) });
  return words;
}

/** Written with a capital inside a sentence: places, people, brands. */
export function listNames(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/(?<=[\p{Ll}\p{Nd},;:)'’-] )\p{Lu}[\p{L}'’-]+/gu)].map(([name]) => name.toLowerCase()),
  );
}

/** Without names, which no two businesses share. */
export function listPlainWords(text: string): readonly Word[] {
  const names = listNames(text);
  return listWords(text).filter(({ word }) => !names.has(word));
}

/** Each stem once, in the order in which it first stands. */
export function listStems(text: string, stemOf: (word: string) => string = stem): readonly string[] {
  return [...new Set(listWords(text, stemOf).map((word) => word.stem))];
}

/** How often each stem stands in texts of different weight. */
export function countStems(
  texts: readonly (readonly [text: string, weight: number])[],
  stemOf: (word: string) => string = stem,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [text, weight] of texts)
    for (const { stem: one } of listWords(text, stemOf)) counts.set(one, (counts.get(one) ?? 0) + weight);
  return counts;
}

const endings =
  'ational ations ation ators ator ings ing ments ment ions ion ies ied ers ors er or ed es ly al s y e'.split(
    ' ',
  );
const leastRoot = 4;

/** One form for number, tense and who does it: "pumpers", "pumping" and "pumps" meet. Short words only lose their plural. */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/u.test(word)) return word;
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue;
    const root = word.slice(0, -ending.length);
    if (ending === 's' && /(?:ss|us|is)$/u.test(word)) return word;
    if (root.length >= leastRoot && /[aeiouy]/u.test(root)) return undouble(root);
    if (ending === 's' && root.length >= 3) return root;
  }
  return word;
}

/** For a whole knowledge: each word is stemmed once. Not for what people type, which has no end. */
export function stemOnce(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) {
      found = stem(word);
      known.set(word, found);
    }
    return found;
  };
}

function undouble(root: string): string {
  const last = root.charAt(root.length - 1);
  return last === root.charAt(root.length - 2) && !'aeiousz'.includes(last) ? root.slice(0, -1) : root;
}
