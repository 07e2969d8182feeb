import { plainName } from './measure-name.ts';

/** The known name that a new one would be taken for, by its letters or by its sound; null where there is none. */
export type FindKnown = (letters: string) => string | null;

/** A letter more or less is not heard in a name as long as this; in a shorter one it makes another word. */
const nearFrom = 7;

export function makeFindKnown(names: Iterable<string>): FindKnown {
  const [exact, heard, near] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  for (const name of names) {
    const letters = plainName(name);
    if (letters.length < 3) continue;
    exact.set(letters, name);
    heard.set(soundKey(letters), name);
    if (letters.length >= nearFrom) for (const cut of [letters, ...cutsOf(letters)]) near.set(cut, name);
  }
  return (letters) =>
    exact.get(letters) ??
    heard.get(soundKey(letters)) ??
    (letters.length >= nearFrom
      ? [letters, ...cutsOf(letters)].map((cut) => near.get(cut)).find((name) => name !== undefined)
      : undefined) ??
    null;
}

/** The name without one of its letters, each in turn; two names that are an edit apart share one. */
const cutsOf = (letters: string): readonly string[] =>
  Array.from(letters, (_, at) => letters.slice(0, at) + letters.slice(at + 1));

const sameSound: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/^(?:kn|gn)/u, 'n'],
  [/^wr/u, 'r'],
  [/ck|qu|q/gu, 'k'],
  [/x/gu, 'ks'],
  [/c(?=[eiy])/gu, 's'],
  [/c(?!h)/gu, 'k'],
  [/z/gu, 's'],
  [/(?:ee|ea|ie|y)/gu, 'i'],
  [/(?:oo|ou|ew)/gu, 'u'],
  [/(.)\1+/gu, '$1'],
  [/(?<=[^aeiou])er$/u, 'r'],
  [/(?<=[^aeiou])e$/u, ''],
];

/** Spellings that are said alike have the same key: "flickr" and "flicker", "lyft" and "lift". */
function soundKey(letters: string): string {
  return sameSound.reduce((key, [spelled, said]) => key.replace(spelled, said), letters);
}
