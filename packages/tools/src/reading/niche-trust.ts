import { functionWords } from './function-words.ts';
import type { NicheIndex } from './niche-index.ts';
import type { Token } from './tokens.ts';

/**
 * How often a niche that leads like this is the right one: a logistic curve over its lead, its word statistics and the part of
 * the text that its own text covers, fitted to 236 readings of tuning ideas (vague ones and ones of other fields among them).
 */
const curve = { start: -3.26, lead: 0.48, statistics: 0.067, cover: 3.95 } as const;
/** More than this adds nothing. */
const most = { lead: 4, statistics: 30, cover: 0.5 } as const;

export function trustNiche(
  tokens: readonly Token[],
  place: number,
  lead: number,
  statistics: number,
  index: NicheIndex,
): number {
  const worth =
    curve.start +
    curve.lead * Math.min(most.lead, lead) +
    curve.statistics * Math.min(most.statistics, statistics) +
    curve.cover * Math.min(most.cover, coverOf(tokens, place, index));
  return 1 / (1 + Math.exp(-worth));
}

/** Which part of what the text says stands in the niche's text too, the rare words counting more. */
function coverOf(tokens: readonly Token[], place: number, { bm25 }: NicheIndex): number {
  let said = 0;
  let held = 0;
  const stems = tokens.filter(({ word }) => word.length > 2 && !functionWords.has(word));
  for (const stem of new Set(stems.map((token) => token.stem))) {
    const places = bm25.rows.get(stem)?.places;
    const rarity = Math.log(1 + bm25.documents / (places?.length ?? unseen));
    said += rarity;
    if (places?.includes(place) === true) held += rarity;
  }
  return said === 0 ? 0 : held / said;
}

/** A word that no niche holds is as rare as this part of one. */
export const unseen = 0.7;
