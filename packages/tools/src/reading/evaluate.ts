import { type LabelledIdea, labelledIdeas, paraphrases } from './labelled-ideas/index.ts';
import type { Reading } from './reading.ts';

export interface Miss {
  readonly idea: LabelledIdea;
  /** Place among the three, from 1; null when it is not among them. */
  readonly place: number | null;
  readonly read: readonly string[];
}

/** Shares of the ideas, and of those it was sure of. */
export interface Hits {
  readonly ideas: number;
  readonly first: number;
  readonly firstThree: number;
  readonly sure: number;
  readonly rightWhenSure: number;
}

export interface Evaluation extends Hits {
  readonly misses: readonly Miss[];
  /** Of the ideas that have a niche. */
  readonly niches: Hits;
  /** Pairs of the same idea in other words. */
  readonly pairs: number;
  /** Shares of the pairs: the same niche first; and of those it was sure of both times, the same one taken. */
  readonly samePlace: number;
  readonly sameWhenSure: number;
}

type Split = LabelledIdea['split'] | 'all';

/** How often the reader names the vertical and the niche that a person named; on one half, or on all. */
export function evaluateReader(read: (text: string) => Reading, split: Split = 'all'): Evaluation {
  const isIn = (one: { readonly split: string }) => split === 'all' || one.split === split;
  const results = labelledIdeas.filter(isIn).map((idea) => {
    const { verticals, isSure, niches, isNicheSure } = read(idea.text);
    return {
      idea,
      ids: verticals.map(({ id }) => id),
      isSure,
      at: verticals.findIndex(({ id }) => id === idea.vertical),
      isNicheSure,
      nicheAt: niches.findIndex(({ id }) => id === `${idea.vertical}/${idea.niche}`),
    };
  });
  const pairs = paraphrases.filter(isIn).map(({ idea, again }) => [read(idea), read(again)] as const);
  const bothSure = pairs.filter((pair) => pair.every(({ isNicheSure }) => isNicheSure));
  const isSame = ([one, other]: (typeof pairs)[number]) =>
    one.niches[0] !== undefined && one.niches[0].id === other.niches[0]?.id;
  return {
    ...countHits(results.map(({ at, isSure }) => ({ at, isSure }))),
    misses: results
      .filter(({ at }) => at !== 0)
      .map(({ idea, ids, at }) => ({ idea, place: at < 0 ? null : at + 1, read: ids })),
    niches: countHits(
      results
        .filter(({ idea }) => idea.niche !== undefined)
        .map(({ nicheAt, isNicheSure }) => ({ at: nicheAt, isSure: isNicheSure })),
    ),
    pairs: pairs.length,
    samePlace: pairs.filter(isSame).length / Math.max(1, pairs.length),
    sameWhenSure: bothSure.filter(isSame).length / Math.max(1, bothSure.length),
  };
}

function countHits(results: readonly { readonly at: number; readonly isSure: boolean }[]): Hits {
  const sure = results.filter(({ isSure }) => isSure);
  const ideas = Math.max(1, results.length);
  return {
    ideas: results.length,
    first: results.filter(({ at }) => at === 0).length / ideas,
    firstThree: results.filter(({ at }) => at >= 0).length / ideas,
    sure: sure.length / ideas,
    rightWhenSure: sure.filter(({ at }) => at === 0).length / Math.max(1, sure.length),
  };
}
