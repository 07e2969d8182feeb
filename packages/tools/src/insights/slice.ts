import type { FieldFact, Niche, NicheJob } from '@slipway/facts';

/** A fact as a sentence can use it. */
export interface NearFact extends FieldFact {
  /** Where it was counted, when that is not where the founder sells: "the United States". */
  readonly elsewhere: string | null;
  /** From 0 to 1: how far its words are met in what the founder wrote. */
  readonly nearness: number;
}

/** A job that comes near to what the founder speaks of. */
export interface NearJob extends Omit<NicheJob, 'niche'> {
  /** What the founder takes on; else it only lies close by. */
  readonly isIt: boolean;
  /** From 0 to 1. */
  readonly nearness: number;
  /** The niche next door that it belongs to; null where it is of this one. */
  readonly nextDoor: string | null;
}

/** What the engine uses of a niche, and no more: it travels to the browser with the run. */
export interface NicheSlice extends Omit<Niche, 'words' | 'changes'> {
  /** What has changed, where it holds at this place. */
  readonly lately: readonly string[];
  /** The founder runs such a business: who sells to it is neither a rival nor a way to customers. */
  readonly isRun: boolean;
  /** Chosen by the founder, or read beyond doubt; else it was only the likeliest. */
  readonly isSure: boolean;
  readonly verticalName: string;
  /** By given: how far what it leads with is met in what the founder wrote, from 0 to 1. */
  readonly near: Readonly<Record<string, number>>;
  /** The nearest first, three at most; none where none comes near. */
  readonly jobs: readonly NearJob[];
  /** Best first: about this niche before about the whole field, of this place before of everywhere. */
  readonly facts: readonly NearFact[];
  /** Two publishers on one matter. */
  readonly spread: readonly [NearFact, NearFact] | null;
}
