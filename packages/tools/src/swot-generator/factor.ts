import type { Evidence } from '@slipway/report';

export const boxIds = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type BoxId = (typeof boxIds)[number];

/** Strengths and weaknesses are about the company, opportunities and threats about what surrounds it. */
export function isInside(box: BoxId): boolean {
  return box === 'strengths' || box === 'weaknesses';
}

/** What kind of matter a factor is: pair rules are written for two groups. */
export type Group =
  | 'proof'
  | 'time'
  | 'inside'
  | 'pain'
  | 'spot'
  | 'price'
  | 'route'
  | 'edge'
  | 'numbers'
  | 'unproven'
  | 'unpriced'
  | 'unrouted'
  | 'unnamed'
  | 'alike'
  | 'cash'
  | 'dependent'
  | 'heavy'
  | 'liable'
  | 'float'
  | 'two-sided'
  | 'stranger'
  | 'by-hand'
  | 'opening'
  | 'demand'
  | 'tech'
  | 'shape'
  | 'channel'
  | 'size'
  | 'level'
  | 'none'
  | 'rival'
  | 'door'
  | 'law'
  | 'slow'
  | 'money'
  | 'people';

export type Phrases = readonly [string, ...string[]];

/** One thing that speaks for or against, found by a rule. */
export interface Found {
  /** Where one rule finds several. */
  readonly key?: string;
  /** Two factors about one matter never stand on one sheet: the first found stays. */
  readonly topic?: string;
  /** A few words with a small first letter, for headlines and rows: "no price named yet". */
  readonly label: string;
  /** For the headline, where the label alone is thin. */
  readonly headline?: string;
  readonly says: Phrases;
  readonly evidence: readonly Evidence[];
  /** How a sentence of a pair calls it: "Weave and NexHealth", "the paper list". */
  readonly noun: string;
  /** A verb after the noun is plural. */
  readonly isMany?: true;
  /** What is true outside, as a clause of its own; every opportunity and threat has one. */
  readonly clause?: string;
  readonly group?: Group;
  /** 1 to 5. */
  readonly impact?: number;
  /** 0 to 1. */
  readonly likelihood?: number;
  readonly confidence?: number;
  /** How much it is about this idea and no other: orders what is shown, weighs nothing. */
  readonly specificity?: number;
  /** Nobody told: the weakness is the question. */
  readonly isQuestion?: true;
  /** True of too many: shown only where a box would stay nearly empty. */
  readonly isFiller?: true;
  /** Alone a reason to stop. */
  readonly isStop?: true;
}

/** One insight rule. `find` answers null when its case is not given. */
export interface Rule<Case> {
  readonly id: string;
  readonly box: BoxId;
  readonly group: Group;
  readonly impact: number;
  readonly likelihood: number;
  readonly confidence: number;
  find(one: Case): Found | readonly Found[] | null;
}

/** A factor as a sheet holds it, before anybody edited it. */
export interface Factor extends Found {
  readonly id: string;
  readonly ruleId: string;
  readonly home: BoxId;
  readonly group: Group;
  readonly impact: number;
  readonly likelihood: number;
  readonly confidence: number;
  readonly specificity: number;
}
