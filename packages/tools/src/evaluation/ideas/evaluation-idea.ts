export type IdeaKind = 'plain' | 'non-tech' | 'vague' | 'tiny' | 'hostile' | 'out-of-scope';

/** What a founder would fill in, and what the evaluation knows about it. */
export interface TypedIdea {
  readonly id: string;
  readonly kind: IdeaKind;
  /** In plain words, for reading the table. */
  readonly trade: string;
  readonly idea: string;
  readonly customer?: string;
  readonly region?: string;
  readonly stage?: string;
  readonly pricePerMonth?: number;
  readonly currency?: string;
  /** The same idea in quite other words. */
  readonly paraphrase?: string;
  /** Hostile ones: pieces that no statement may say as its own. */
  readonly mustNotSay?: readonly string[];
  /** Whoever helps with it helps a crime. */
  readonly isUnlawful?: true;
}

/**
 * Every third idea of a kind, in the order of the hash of its id, was put aside before any rule was written: the held ones are
 * only ever scored, never read while rules are tuned.
 */
export interface EvaluationIdea extends TypedIdea {
  readonly set: 'tune' | 'held';
}
