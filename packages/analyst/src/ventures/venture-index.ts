import type { Venture, VentureList } from '@slipway/knowledge';
import { likeness, meanMeaning, toSteps } from '../retrieve/meaning.ts';
import { buildPostings, openPostings, type PostingsData } from '../retrieve/postings.ts';
import type { WordVectors } from '../text/word-vectors.ts';
import { countStems, listWords, stemOnce, type Word } from '../text/words.ts';

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
  /** By the words of a text, and by what they mean: each in the order of the ventures. */
  scoreWords(words: readonly Word[]): Float64Array;
  scoreMeaning(words: readonly Word[]): Float64Array;
}

/** What it is called counts most. What we say about it says nothing of how a founder would put it. */
const shares = { name: 2, said: 1.5, pays: 1, price: 0.5 } as const;
/** Usual words weigh little; none is left out, or it would pass for a rare one. */
const maxShare = 1;
/** A word that no business holds is as rare as one that only one holds. */
const unseenRarity = 8.5;

export function buildVentureIndex(ventures: VentureList, vectors: WordVectors): VentureIndexData {
  const stemOf = stemOnce();
  const all = Array.from({ length: ventures.length }, (_, at) => ventures.at(at)).filter(
    (venture) => venture !== undefined,
  );
  const words = buildPostings(
    all.map(({ name, said, pays, price }) =>
      countStems(
        [
          [name, shares.name],
          [said.join(' '), shares.said],
          [pays, shares.pays],
          [price.what, shares.price],
        ],
        stemOf,
      ),
    ),
    maxShare,
  );
  const { rarity } = openPostings(words);
  return {
    words,
    meanings: all.map((venture) =>
      toSteps(
        meanMeaning(listWords(ownText(venture), stemOf), vectors, (stem) => rarity(stem) || unseenRarity),
      ),
    ),
  };
}

/** What founders would say of it, without what we say about it. */
export function ownText({ name, said, pays }: Venture): string {
  return `${name} ${said.join(' ')} ${pays}`;
}

export function openVentureIndex(
  { words, meanings }: VentureIndexData,
  ventures: VentureList,
  vectors: WordVectors,
): VentureIndex {
  const postings = openPostings(words);
  const rarity = (stem: string): number => postings.rarity(stem) || unseenRarity;
  return {
    length: ventures.length,
    at: (place) => ventures.at(place),
    rarity,
    isKnown: (stem) => postings.rarity(stem) > 0,
    scoreWords: (found) => postings.score(new Map(found.map(({ stem }) => [stem, 1]))),
    scoreMeaning(found) {
      const own = meanMeaning(found, vectors, rarity);
      return Float64Array.from(meanings, (meaning) => likeness(meaning, own));
    },
  };
}
