import type { Knowledge } from '@slipway/facts';
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

type Twins = Knowledge['twins'];

/** How often the reader names the vertical and the niche that a person named; on one half, or on all. Twins are one niche. */
export function evaluateReader(
  read: (text: string) => Reading,
  twins: Twins,
  split: Split = 'all',
): Evaluation {
  const home = homeIn(twins);
  const isIn = (one: { readonly split: string }) => split === 'all' || one.split === split;
  const results = labelledIdeas.filter(isIn).map((idea) => {
    const { verticals, isSure, niches, isNicheSure } = read(idea.text);
    return {
      idea,
      ids: verticals.map(({ id }) => id),
      isSure,
      at: verticals.findIndex(({ id }) => id === idea.vertical),
      isNicheSure,
      nicheAt: niches.findIndex(({ id }) => id === home(`${idea.vertical}/${idea.niche}`)),
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

function homeIn(twins: Twins): (niche: string) => string {
  const homes = new Map(twins.map(([home, other]) => [other, home]));
  return (niche) => homes.get(niche) ?? niche;
}

/** Shares of ideas that were told twice. */
interface Stability {
  readonly ideas: number;
  /** The niche it was written for comes first. */
  readonly rightAtOnce: number;
  readonly rightAgain: number;
  /** It is among the three, in other words. */
  readonly amongThreeAgain: number;
  /** Both tellings have the same niche first; and it is taken both times. */
  readonly same: number;
  readonly sameAndSure: number;
  /** Of those taken both times. */
  readonly sameWhenSure: number;
}

interface ToldTwice {
  readonly niche: string;
  readonly idea: string;
  readonly again: string;
}

export function measureStability(
  read: (text: string) => Reading,
  twins: Twins,
  told: readonly ToldTwice[],
): Stability {
  const home = homeIn(twins);
  const results = told.map(({ niche, idea, again }) => {
    const [once, twice] = [read(idea), read(again)];
    const [first, second] = [once.niches[0]?.id, twice.niches[0]?.id];
    return {
      isRight: first === home(niche),
      isRightAgain: second === home(niche),
      isAmong: twice.niches.some(({ id }) => id === home(niche)),
      isSame: first !== undefined && first === second,
      isSure: once.isNicheSure && twice.isNicheSure,
    };
  });
  const share = (of: (one: (typeof results)[number]) => boolean) =>
    results.filter(of).length / Math.max(1, results.length);
  return {
    ideas: results.length,
    rightAtOnce: share(({ isRight }) => isRight),
    rightAgain: share(({ isRightAgain }) => isRightAgain),
    amongThreeAgain: share(({ isAmong }) => isAmong),
    same: share(({ isSame }) => isSame),
    sameAndSure: share(({ isSame, isSure }) => isSame && isSure),
    sameWhenSure:
      share(({ isSame, isSure }) => isSame && isSure) /
      Math.max(
        0.001,
        share(({ isSure }) => isSure),
      ),
  };
}
