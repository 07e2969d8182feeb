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
  /** What an encyclopedia says of a rival, where it could be asked; else why not. */
  readonly looked: readonly Looked[];
}

export interface Looked {
  readonly name: string;
  /** As the source describes it: "American software company". Null where nothing was found. */
  readonly says: string | null;
  /** ISO day on which the source said so; null where nobody was asked. */
  readonly on: string | null;
  /** For the sheet, where nothing was found. */
  readonly why: string | null;
}
