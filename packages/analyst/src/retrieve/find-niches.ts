import type { Indexes } from './indexes.ts';
import { type Curve, probability } from './logistic.ts';
import { describeNiche, wordsInNiche } from './niche-features.ts';
import type { Query } from './query.ts';

export interface FoundNiche {
  readonly id: string;
  readonly name: string;
  readonly industry: string;
  /** How likely at least two of its rows are about the idea. */
  readonly probability: number;
  /** Stems of the idea that it holds and the niches before it do not. */
  readonly adds: readonly string[];
  /** Who pays stands among those who buy or use there. */
  readonly knowsPayer: boolean;
  /** A word of what the product does stands in its name, words or job. */
  readonly knowsJob: boolean;
}

const lookedAt = 12;
const nichesMost = 3;
const choicesMost = 5;
/** A further niche must bring two words of the idea: a plain list of five was half wrong. */
const wordsToAdd = 2;

/** Likeliest first; a second and third only where they cover what the first does not. */
export function findNiches(query: Query, indexes: Indexes, curve: Curve): readonly FoundNiche[] {
  const ranked = rankNiches(query, indexes, curve);
  const found: FoundNiche[] = [];
  const covered = new Set<string>();
  for (const { niche, adds: held } of ranked) {
    const adds = held.filter((stem) => !covered.has(stem));
    if (found.length > 0 && adds.length < wordsToAdd) continue;
    for (const stem of adds) covered.add(stem);
    found.push({ ...niche, adds });
    if (found.length === nichesMost) break;
  }
  return found;
}

/** The likeliest, whatever they cover: to choose from. */
export function likeliestNiches(query: Query, indexes: Indexes, curve: Curve): readonly FoundNiche[] {
  return rankNiches(query, indexes, curve)
    .slice(0, choicesMost)
    .map(({ niche }) => niche);
}

function rankNiches(query: Query, indexes: Indexes, curve: Curve) {
  return query.byText.order
    .slice(0, lookedAt)
    .flatMap((at) => {
      const niche = indexes.niches[at];
      if (niche === undefined || indexes.home(niche.id) !== niche.id) return [];
      const likely = probability(curve, describeNiche(at, query, indexes));
      return [{ at, niche, likely, ...wordsInNiche(at, query, indexes) }];
    })
    .sort((a, z) => confirmedFirst(a.at, z.at, query) || z.likely - a.likely || a.at - z.at)
    .map(({ at, niche, likely, own, payer }) => {
      const adds = [...new Set([...own, ...payer])];
      return {
        adds,
        niche: {
          id: niche.id,
          name: niche.name,
          industry: niche.vertical,
          probability: likely,
          adds,
          knowsPayer: payer.length > 0,
          knowsJob: own.length > 0 || at === query.confirmed,
        } satisfies FoundNiche,
      };
    });
}

function confirmedFirst(a: number, z: number, { confirmed }: Query): number {
  return (z === confirmed ? 1 : 0) - (a === confirmed ? 1 : 0);
}
