import { keepFew } from '@slipway/core';
import type { Venture, VentureList } from '@slipway/knowledge';
import { likenesses, meaningAt, meanMeaning, packMeanings, toSteps } from '../retrieve/meaning.ts';
import { buildPostings, openPostings, type PostingsData } from '../retrieve/postings.ts';
import type { WordVectors } from '../text/word-vectors.ts';
import { countStems, listPlainWords, stemOnce, type Word } from '../text/words.ts';

/** Plain data: compiled once with the knowledge it was made from, and only good for that. */
interface VentureIndexData {
  readonly words: PostingsData;
  /** Where each business stands among the words. */
  readonly meanings: readonly ArrayLike<number>[];
}

export interface VentureIndex {
  readonly length: number;
  at(place: number): Venture | undefined;
  rarity(stem: string): number;
  /** Whether any of them has the word. */
  isKnown(stem: string): boolean;
  /** Where a word stands; its length says how much it counts. */
  vectorOf(word: string): Float32Array | null;
  /** By the words of a text, in the order of the ventures. */
  scoreWords(words: readonly Word[]): Float64Array;
  /** Where a text stands, and how near each business is to it, in their order. */
  meaningOf(words: readonly Word[]): Float64Array;
  scoreMeaning(words: readonly Word[]): Float64Array;
  /** Where a business stands. */
  meaningAt(place: number): Float64Array;
}

/** What it is called counts most. What we say about it says nothing of how a founder would put it. */
const shares = { name: 2, said: 1.5, pays: 1, also: 1, price: 0.5 } as const;
/** Usual words weigh little; none is left out, or it would pass for a rare one. */
const maxShare = 1;
/** A word that no business holds is as rare as one that only one holds. */
const unseenRarity = 8.5;

/** Of the whole text and of the clause that says what it is, for two people in turn. */
const scoresKept = 4;

/** The length of a vector of `scripts/fit-meaning.ts` says how much its word counts. */
const asLearnt = (): number => 1;

/** `business`: word vectors that were turned so that texts about one business meet. */
export function buildVentureIndex(ventures: VentureList, business: WordVectors): VentureIndexData {
  const stemOf = stemOnce();
  const all = Array.from({ length: ventures.length }, (_, at) => ventures.at(at)).filter(
    (venture) => venture !== undefined,
  );
  const words = buildPostings(
    all.map(({ name, said, also, pays, price }) =>
      countStems(
        [
          [name, shares.name],
          [said.join(' '), shares.said],
          [pays, shares.pays],
          [also ?? '', shares.also],
          [price.what, shares.price],
        ],
        stemOf,
      ),
    ),
    maxShare,
  );
  return {
    words,
    meanings: all.map((venture) =>
      toSteps(meanMeaning(listPlainWords(`${venture.name}. ${wideText(venture)}`), business, asLearnt)),
    ),
  };
}

/** What founders would say of it, without what we say about it. */
export function ownText({ name, said, pays }: Venture): string {
  return [name, ...said, pays].join('. ');
}

/** The same, with other words for it. */
export function wideText(venture: Venture): string {
  return `${ownText(venture)}. ${venture.also ?? ''}`;
}

export function openVentureIndex(
  { words, meanings }: VentureIndexData,
  ventures: VentureList,
  business: WordVectors,
): VentureIndex {
  const postings = openPostings(words);
  const packed = packMeanings(meanings, business.dimensions);
  const meaningOf = (words: readonly Word[]) => meanMeaning(words, business, asLearnt);
  // Reading a text and finding its businesses ask for the same words.
  const likenessOf = keepFew(scoresKept, (words) =>
    likenesses(packed, meaningOf(words.split(' ').map((word) => ({ word, stem: word })))),
  );
  return {
    length: ventures.length,
    at: (place) => ventures.at(place),
    rarity: (stem) => postings.rarity(stem) || unseenRarity,
    isKnown: (stem) => postings.rarity(stem) > 0,
    vectorOf: business.find,
    scoreWords: (found) => postings.score(new Map(found.map(({ stem }) => [stem, 1]))),
    meaningOf,
    scoreMeaning: (found) => likenessOf(found.map(({ word }) => word).join(' ')),
    meaningAt: (place) => meaningAt(packed, business.dimensions, place),
  };
}
