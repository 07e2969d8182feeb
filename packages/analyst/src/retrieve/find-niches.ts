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
/** A further niche must bring two words of the idea: a plain list of five was half wrong. */
const wordsToAdd = 2;

/** Likeliest first; a second and third only where they cover what the first does not. */
export function findNiches(query: Query, indexes: Indexes, curve: Curve): readonly FoundNiche[] {
  const ranked = query.byText.order
    .slice(0, lookedAt)
    .flatMap((at) => {
      const niche = indexes.niches[at];
      if (niche === undefined || indexes.home(niche.id) !== niche.id) return [];
      const likely = probability(curve, describeNiche(at, query, indexes));
      return [{ at, niche, likely, ...wordsInNiche(at, query, indexes) }];
    })
    .sort((a, z) => confirmedFirst(a.at, z.at, query) || z.likely - a.likely || a.at - z.at);
  const found: FoundNiche[] = [];
  const covered = new Set<string>();
  for (const { at, niche, likely, own, payer } of ranked) {
    const adds = [...new Set([...own, ...payer])].filter((stem) => !covered.has(stem));
    if (found.length > 0 && adds.length < wordsToAdd) continue;
    for (const stem of adds) covered.add(stem);
    found.push({
      id: niche.id,
      name: niche.name,
      industry: niche.vertical,
      probability: likely,
      adds,
      knowsPayer: payer.length > 0,
      knowsJob: own.length > 0 || at === query.confirmed,
    });
    if (found.length === nichesMost) break;
  }
  return found;
}

function confirmedFirst(a: number, z: number, { confirmed }: Query): number {
  return (z === confirmed ? 1 : 0) - (a === confirmed ? 1 : 0);
}
