import type { SuggestedRival } from '@slipway/analyst';
import type { IdeaBasis } from '../idea/gather.ts';

/** A feature that buyers may compare by, and the stored line it comes from. */
export interface ProposedFeature {
  readonly name: string;
  /** Id of the row, and its words. */
  readonly from: string;
  readonly says: string;
  /** Suggested rivals whose stored words name it. Of all others nothing is known. */
  readonly has: readonly string[];
}

export interface Basis extends IdeaBasis {
  readonly rivals: readonly SuggestedRival[];
  readonly features: readonly ProposedFeature[];
  /** Too few are sure: `rivals` has those that are, if any, and the founder names the others. */
  readonly isOpen?: true;
  /** Where too few are sure: whom to ask about, and never to compare. */
  readonly perhaps?: readonly SuggestedRival[];
}
