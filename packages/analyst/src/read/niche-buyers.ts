import { once } from '@slipway/core';
import type { Niche } from '@slipway/knowledge';
import { buildWordTable, findWord, type WordTable } from '../text/word-table.ts';
import { family, singular } from './word-forms.ts';

/** Who buys, uses or is served in the niches that a text is nearest to, each with its share. */
export interface LikelyParties {
  /** By the family of the noun, 0 to 1. */
  readonly buyers: ReadonlyMap<string, number>;
  readonly users: ReadonlyMap<string, number>;
  readonly guests: ReadonlyMap<string, number>;
  /** Nouns of the niches' own names: "quarries and ready-mix". */
  readonly trades: ReadonlyMap<string, number>;
  /** As the rows write them, likeliest first. */
  readonly names: readonly string[];
  /** How near the nearest niche is. */
  readonly near: number;
}

export interface NicheBuyers {
  /** Heads of all buyer, user and guest rows, singular, with how many rows name them. */
  readonly buyerHeads: ReadonlyMap<string, number>;
  readonly userHeads: ReadonlyMap<string, number>;
  likely(text: string): LikelyParties;
}

type Source = Pick<Niche, 'name' | 'words' | 'job' | 'buyer' | 'user' | 'running'>;
type Heads = readonly string[];

/** Plain data: worked out once from all niches and compiled. */
export interface NicheBuyersData {
  readonly parties: readonly {
    readonly buyers: Heads;
    readonly users: Heads;
    readonly guests: Heads;
    readonly trades: Heads;
    readonly name: string;
  }[];
  readonly terms: WordTable;
  /** Where the niches of each term end in the two lists below. */
  readonly ends: Int32Array;
  readonly niches: Uint16Array;
  readonly counts: Uint16Array;
  readonly buyerHeads: readonly (readonly [string, number])[];
  readonly userHeads: readonly (readonly [string, number])[];
}

export function buildNicheBuyers(niches: readonly Source[]): NicheBuyersData {
  // The same few thousand words come again and again.
  const families = new Map<string, string>();
  const postings = new Map<string, { readonly niche: number; readonly count: number }[]>();
  niches.forEach((niche, at) => {
    const text = [
      niche.name,
      niche.job,
      niche.buyer,
      niche.user,
      niche.running?.guests ?? '',
      niche.words.join(' '),
    ].join(' ');
    for (const [term, count] of termsOf(text, families)) {
      const list = postings.get(term) ?? [];
      list.push({ niche: at, count });
      postings.set(term, list);
    }
  });
  const lists = [...postings.values()];
  let end = 0;
  return {
    parties: niches.map(({ name, buyer, user, running }) => ({
      buyers: headsOf(buyer),
      users: headsOf(user),
      guests: headsOf(running?.guests ?? ''),
      trades: headsOf(name),
      name: buyer,
    })),
    terms: buildWordTable([...postings.keys()]),
    ends: Int32Array.from(lists, (list) => {
      end += list.length;
      return end;
    }),
    niches: Uint16Array.from(lists.flatMap((list) => list.map(({ niche }) => niche))),
    counts: Uint16Array.from(lists.flatMap((list) => list.map(({ count }) => count))),
    buyerHeads: countHeads(
      niches.flatMap(({ buyer, running }) => lastWords(`${buyer}, ${running?.guests ?? ''}`)),
    ),
    userHeads: countHeads(niches.flatMap(({ user }) => lastWords(user))),
  };
}

export function openNicheBuyers(data: NicheBuyersData): NicheBuyers {
  const { parties, ends } = data;
  const fromOf = (at: number) => ends[at - 1] ?? 0;
  const toOf = (at: number) => ends[at] ?? 0;
  const idfOf = (at: number) => Math.log(parties.length / (toOf(at) - fromOf(at)));
  const weightOf = (one: number) => 1 + Math.log(data.counts[one] ?? 0);
  const lengths = once(() => {
    const sums = new Float64Array(parties.length);
    for (let at = 0; at < ends.length; at++) {
      const idf = idfOf(at);
      for (let one = fromOf(at); one < toOf(at); one++) {
        const niche = data.niches[one] ?? 0;
        sums[niche] = (sums[niche] ?? 0) + (weightOf(one) * idf) ** 2;
      }
    }
    return sums;
  });
  return {
    buyerHeads: new Map(data.buyerHeads),
    userHeads: new Map(data.userHeads),
    likely(text) {
      const scores = new Float64Array(parties.length);
      for (const [term, count] of termsOf(text, new Map())) {
        const at = findWord(data.terms, term);
        if (at < 0) continue;
        const idf = idfOf(at);
        for (let one = fromOf(at); one < toOf(at); one++) {
          const niche = data.niches[one] ?? 0;
          scores[niche] = (scores[niche] ?? 0) + (1 + Math.log(count)) * weightOf(one) * idf ** 2;
        }
      }
      const ranked = [...scores]
        .map((sum, niche) => ({ niche, near: sum / Math.sqrt(lengths()[niche] || 1) }))
        .sort((a, z) => z.near - a.near)
        .slice(0, 10)
        .filter(({ near }) => near > 0);
      const top = ranked[0]?.near ?? 1;
      const shares = ranked.map(({ niche, near }) => ({ niche, share: (near / top) ** 2 }));
      const sum = shares.reduce((total, { share }) => total + share, 0) || 1;
      const collect = (pick: 'buyers' | 'users' | 'guests' | 'trades'): Map<string, number> => {
        const found = new Map<string, number>();
        for (const { niche, share } of shares)
          for (const head of new Set(parties[niche]?.[pick].map(family)))
            found.set(head, (found.get(head) ?? 0) + share / sum);
        return found;
      };
      return {
        buyers: collect('buyers'),
        users: collect('users'),
        guests: collect('guests'),
        trades: collect('trades'),
        names: [...new Set(shares.map(({ niche }) => parties[niche]?.name ?? ''))].slice(0, 4),
        near: top,
      };
    },
  };
}

/** Heads that leave open whose: the word before says it. */
const open =
  /^(?:owner|manager|operator|director|head|founder|company|firm|team|practice|buyer|lead|officer|shop|department|office|agency|business|organisation|provider|maker|chain|group)$/u;

/** "owners and managers of language-travel agencies": owner, manager, agency; "dental lab owners": owner, lab. */
function headsOf(row: string): readonly string[] {
  return partsOf(row).flatMap((words) => {
    const head = words.at(-1) ?? '';
    return isHead(head) ? (open.test(head) ? [head, words.at(-2) ?? ''].filter(isHead) : [head]) : [];
  });
}

const lastWords = (row: string): readonly string[] =>
  partsOf(row)
    .flatMap((words) => words.slice(-1))
    .filter(isHead);

const isHead = (word: string): boolean => /^[a-z-]{3,}$/u.test(word);

function partsOf(row: string): readonly (readonly string[])[] {
  return row
    .toLowerCase()
    .split(/,| and | or | of | at /u)
    .map((part) => part.split(/ (?:in|with|for|who|from|on|under|without|near|that|behind|to) /u)[0] ?? '')
    .map((part) => part.trim().split(' ').map(singular));
}

function countHeads(heads: Heads): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const head of heads) counts.set(head, (counts.get(head) ?? 0) + 1);
  return [...counts];
}

function termsOf(text: string, known: Map<string, string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().split(/[^\p{L}-]+/u)) {
    if (word.length < 3 || word.length > 31) continue;
    const term = known.get(word) ?? family(word);
    known.set(word, term);
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
