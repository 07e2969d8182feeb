import { plainName } from './measure-name.ts';

/** The known name that a new one would be taken for, by its letters or by its sound; null where there is none. */
export type FindKnown = (letters: string) => string | null;

/** A letter more or less is not heard in a name as long as this; in a shorter one it makes another word. */
const nearFrom = 7;

export function makeFindKnown(names: Iterable<string>): FindKnown {
  const [exact, heard] = [new Map<string, string>(), new Map<string, string>()];
  const long: (readonly [letters: string, name: string])[] = [];
  for (const name of names) {
    const letters = plainName(name);
    if (letters.length < 3) continue;
    exact.set(letters, name);
    heard.set(soundKey(letters), name);
    if (letters.length >= nearFrom) long.push([letters, name]);
  }
  const findNear = indexByCuts(long);
  return (letters) =>
    exact.get(letters) ??
    heard.get(soundKey(letters)) ??
    (letters.length >= nearFrom ? findNear(letters) : undefined) ??
    null;
}

/** `cut`: the letter that is left out; past the end, none is. */
const withoutLetter = (letters: string, cut: number): string =>
  letters.slice(0, cut) + letters.slice(cut + 1);

/** Two names that are an edit apart are the same without one letter of each. The last of such names is found. */
function indexByCuts(
  names: readonly (readonly [letters: string, name: string])[],
): (letters: string) => string | undefined {
  // Hash and place of a name in one number: the cuts as strings would hold 25 MB.
  const keys = Float64Array.from(
    names.flatMap(([letters], at) =>
      cutsOf(letters).map((cut) => hashWithout(letters, cut) * placesMost + at),
    ),
  ).sort();
  const namesWith = function* (hash: number): Generator<readonly [letters: string, name: string]> {
    for (let at = firstAtLeast(keys, (hash + 1) * placesMost) - 1; at >= 0; at--) {
      const key = keys[at] ?? 0;
      const found = names[key % placesMost];
      if (key < hash * placesMost || found === undefined) return;
      yield found;
    }
  };
  return (letters) => {
    for (const cut of cutsOf(letters)) {
      const key = withoutLetter(letters, cut);
      for (const [others, name] of namesWith(hashWithout(letters, cut)))
        if (cutsOf(others).some((each) => withoutLetter(others, each) === key)) return name;
    }
    return undefined;
  };
}

/** None first, then each letter in turn. */
const cutsOf = (letters: string): readonly number[] => [letters.length, ...letters.split('').keys()];

const placesMost = 2 ** 20;

/** FNV-1a, 32 bits. */
function hashWithout(letters: string, cut: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < letters.length; at++)
    if (at !== cut) hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Where the first number that is not smaller lies among sorted ones. */
function firstAtLeast(sorted: Float64Array, wanted: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

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
