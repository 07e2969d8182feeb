import type { Candidate } from './party-features.ts';
import { family, singular } from './word-forms.ts';

/** A worked business that a text comes near, and how much it counts among all of them. */
interface NearBusiness {
  readonly pays: string;
  /** Its name and what founders would say of it. */
  readonly said: string;
  readonly share: number;
}

export interface Businesses {
  /** Nearest first; their shares sum to 1. */
  near(text: string): readonly NearBusiness[];
  /** Where a name stands among the words, of unit length. */
  meaningOf(name: string): Float64Array;
}

interface Payer {
  readonly names: readonly string[];
  readonly heads: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
  readonly share: number;
}

/** How far each candidate is who pays such businesses; and whoever pays most of them, where the text does not name them. */
export function compareWithPayers(
  candidates: readonly Candidate[],
  nameOf: (candidate: Candidate) => string,
  text: string,
  businesses: Businesses,
  isShort: boolean,
): readonly Candidate[] {
  const payers = businesses.near(text).map(toPayer);
  if (payers.length === 0) return candidates;
  const meanings = new Map(
    payers.flatMap(({ names }) => names).map((name) => [name, businesses.meaningOf(name)] as const),
  );
  const named = candidates.map((candidate) => {
    const name = nameOf(candidate);
    const heads = [candidate.key, headOf(name)];
    const own = businesses.meaningOf(name);
    const sum = (of: (payer: Payer) => number): number =>
      payers.reduce((all, payer) => all + payer.share * of(payer), 0);
    const pays = ({ heads: theirs }: Payer): boolean => heads.some((head) => theirs.has(head));
    const share = sum((payer) => (pays(payer) ? 1 : 0));
    const other = sum((payer) => (!pays(payer) && heads.some((head) => payer.said.has(head)) ? 1 : 0));
    const alike = sum(({ names }) => Math.max(...names.map((one) => product(own, meanings.get(one)))));
    const features = {
      ...candidate.features,
      'pays alike': share > 0 ? 1 : 0,
      'share of payers': Math.log(share + leastShare) - Math.log(leastShare),
      'named beside payers': other,
      'like payers': alike,
      ...(isShort ? {} : { 'story, named beside payers': other, 'story, like payers': alike }),
    };
    return { candidate: { ...candidate, features }, heads };
  });
  const known = new Set(named.flatMap(({ heads }) => heads));
  return [...named.map(({ candidate }) => candidate), ...offerPayers(payers, known, isShort)];
}

const leastShare = 0.02;
const offersMost = 3;

function offerPayers(
  payers: readonly Payer[],
  known: ReadonlySet<string>,
  isShort: boolean,
): readonly Candidate[] {
  const byHead = new Map<string, { readonly name: string; share: number }>();
  for (const { names, share } of payers) {
    const [name = ''] = names;
    const found = byHead.get(headOf(name));
    if (found === undefined) byHead.set(headOf(name), { name, share });
    else found.share += share;
  }
  return [...byHead]
    .filter(([head]) => !known.has(head))
    .sort(([, a], [, z]) => z.share - a.share)
    .slice(0, offersMost)
    .map(([key, { name, share }], at) => ({
      key,
      mentions: [],
      name,
      features: {
        'pays others alike': 1,
        'share of others': share,
        'first of others': at === 0 ? 1 : 0,
        'story, pays others alike': isShort ? 0 : 1,
      },
    }));
}

function toPayer({ pays, said, share }: NearBusiness): Payer {
  const names = pays.split(/, | and | or /u);
  return {
    names,
    heads: new Set(names.map(headOf)),
    said: new Set(
      said
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .map((word) => family(singular(word))),
    ),
    share,
  };
}

const after = /\s(?:of|with|in|at|for|who|that|from|on|without|under|near|which|to)\s/u;

/** "owners of small flats" → owner. */
function headOf(name: string): string {
  const [main = ''] = name
    .toLowerCase()
    .replace(/[’']s?\b/gu, '')
    .split(after);
  return family(singular(main.split(/[\s-]+/u).findLast((word) => word !== '') ?? ''));
}

function product(one: Float64Array, other: Float64Array | undefined): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other?.[at] ?? 0);
  return sum;
}
