import { type LabelledIdea, labelledIdeas } from './labelled-ideas/index.ts';
import type { Reading } from './reading.ts';

export interface Miss {
  readonly idea: LabelledIdea;
  /** Place among the three, from 1; null when it is not among them. */
  readonly place: number | null;
  readonly read: readonly string[];
}

export interface Evaluation {
  readonly ideas: number;
  /** Shares of the ideas. */
  readonly first: number;
  readonly firstThree: number;
  readonly sure: number;
  /** Of those it was sure of. */
  readonly rightWhenSure: number;
  readonly misses: readonly Miss[];
}

/** How often the reader names the vertical that a person named; on one half, or on all. */
export function evaluateReader(
  read: (text: string) => Reading,
  split: LabelledIdea['split'] | 'all' = 'all',
): Evaluation {
  const ideas = labelledIdeas.filter((idea) => split === 'all' || idea.split === split);
  const results = ideas.map((idea) => {
    const { verticals, isSure } = read(idea.text);
    const ids = verticals.map(({ id }) => id);
    return { idea, ids, isSure, at: ids.indexOf(idea.vertical) };
  });
  const sure = results.filter(({ isSure }) => isSure);
  return {
    ideas: ideas.length,
    first: results.filter(({ at }) => at === 0).length / ideas.length,
    firstThree: results.filter(({ at }) => at >= 0).length / ideas.length,
    sure: sure.length / ideas.length,
    rightWhenSure: sure.filter(({ at }) => at === 0).length / Math.max(1, sure.length),
    misses: results
      .filter(({ at }) => at !== 0)
      .map(({ idea, ids, at }) => ({ idea, place: at < 0 ? null : at + 1, read: ids })),
  };
}
