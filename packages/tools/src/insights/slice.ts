import type { FieldFact, Niche } from '@slipway/facts';

/** A fact as a sentence can use it. */
export interface NearFact extends FieldFact {
  /** Where it was counted, when that is not where the founder sells: "the United States". */
  readonly elsewhere: string | null;
}

/** What the engine uses of a niche, and no more: it travels to the browser with the run. */
export interface NicheSlice extends Omit<Niche, 'words'> {
  /** The founder runs such a business: who sells to it is neither a rival nor a way to customers. */
  readonly isRun: boolean;
  /** Chosen by the founder, or read beyond doubt; else it was only the likeliest. */
  readonly isSure: boolean;
  readonly verticalName: string;
  /** Best first: about this niche before about the whole field, of this place before of everywhere. */
  readonly facts: readonly NearFact[];
  /** Two publishers on one matter. */
  readonly spread: readonly [NearFact, NearFact] | null;
}
