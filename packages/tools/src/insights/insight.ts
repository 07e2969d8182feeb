import type { Figure, Source } from '@slipway/core';
import type { Evidence } from '@slipway/report';

/** Tools that may ask for insights. */
export const insightTools = [
  'swot-generator',
  'score-your-idea',
  'market-size-estimator',
  'competitor-matrix',
  'pitch-generator',
  'brand-analyzer',
  'landing-page-generator',
] as const;
export type InsightTool = (typeof insightTools)[number];

/** What a statement is about: a sheet never shows more than a few about one matter. */
export type Matter =
  | 'rival'
  | 'system'
  | 'today'
  | 'job'
  | 'neighbour'
  | 'pain'
  | 'buyer'
  | 'channel'
  | 'cycle'
  | 'price'
  | 'rule'
  | 'season'
  | 'next'
  | 'failure'
  | 'lately'
  | 'economics'
  | 'size'
  | 'question';

/** Strengths and weaknesses are the company's, opportunities and threats the field's. */
export type Side = 'strength' | 'weakness' | 'opportunity' | 'threat';

export type Phrases = readonly [string, ...string[]];

/** What a rule says once everything it needs is given. */
export interface Said {
  /** A few words with a small first letter: "no way into Dentrix named". */
  readonly label: string;
  readonly says: Phrases;
  /** How another sentence calls it, and whether a verb after it is plural. */
  readonly noun?: string;
  readonly isMany?: true;
  /** What is true outside, as a clause of its own. */
  readonly clause?: string;
  /** Where one rule may find several: what tells them apart. */
  readonly key?: string;
  /** 0.5 to 2: how much nearer or farther than usual this one is. */
  readonly nearness?: number;
}

/** One statement that a rule found, with all it stands on. */
export interface Insight extends Said {
  readonly id: string;
  readonly ruleId: string;
  readonly matter: Matter;
  readonly side: Side;
  readonly impact: number;
  readonly likelihood: number;
  /** 0 to 1: how far what it stands on can be trusted. */
  readonly confidence: number;
  /** How much it is about this idea and no other. */
  readonly specificity: number;
  readonly evidence: readonly Evidence[];
  readonly figures: readonly Figure[];
  readonly sources: readonly Source[];
}
