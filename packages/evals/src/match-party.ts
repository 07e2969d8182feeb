import { family, singular } from '@slipway/analyst';

/** Nouns that stand for the business itself: "roofing companies" are roofers, "orchard owners" orchards. */
const transparent = new Set(
  'company firm business owner operator organisation organization outfit provider employer professional'.split(
    ' ',
  ),
);
/** Nouns that say nothing without the word before them. */
const empty = new Set([
  ...transparent,
  ...'people person group team member user worker staff manager service unit brand maker buyer'.split(' '),
]);
const after = /\s(?:of|with|in|at|for|who|that|from|on|without|under|near|which|to)\s/u;

const doer = /(?:er|or|ist)$/u;

interface Name {
  readonly last: string;
  readonly head: string;
  readonly words: ReadonlySet<string>;
  /** The head, or the word before it when the head stands for the business itself. */
  readonly core: string;
  readonly isEmpty: boolean;
}

function readName(name: string): Name {
  const plain = name.toLowerCase().replace(/[’']s?\b/gu, '');
  const main = (plain.split(after)[0] ?? '').split(/[\s-]+/u).filter((word) => word !== '');
  const last = singular(main.at(-1) ?? '');
  const before = main.at(-2);
  const words = new Set(
    plain
      .split(/[\s-]+/u)
      .filter((word) => word.length > 2)
      .map(family),
  );
  return {
    last,
    head: family(last),
    words,
    core: transparent.has(last) && before !== undefined ? family(before) : family(last),
    isEmpty: empty.has(last),
  };
}

/**
 * A name is right when it has the head noun of an accepted one, in any number and derivation (brewers, breweries). A head
 * that says nothing alone needs a word of the accepted name as well. Synonyms count only where the labels list them.
 */
export function matchesParty(name: string, accepted: readonly string[]): boolean {
  const read = readName(name);
  return accepted.some((other) => {
    const wanted = readName(other);
    if (name.toLowerCase() === other.toLowerCase()) return true;
    if (read.core === wanted.core && !empty.has(read.core) && !read.isEmpty) return true;
    if (read.core === wanted.core && read.core !== read.head) return true;
    // "smallholders" for "smallholder farmers", "trucking companies" for "trucking fleets", "divorced people" for parents.
    if (doer.test(read.last) && doer.test(wanted.last) && wanted.words.has(read.head)) return true;
    if (read.core !== read.head && wanted.words.has(read.core) && !doer.test(wanted.last)) return true;
    if (/^(?:person|people|adult|folk)$/u.test(read.last) && sharesWord(read, wanted)) return true;
    if (read.head !== wanted.head && read.core !== wanted.core) return false;
    if (!read.isEmpty && !wanted.isEmpty) return true;
    return sharesWord(read, wanted);
  });
}

function sharesWord(read: Name, wanted: Name): boolean {
  return [...read.words].some((word) => word !== read.head && wanted.words.has(word));
}
