import type { Source } from '@slipway/core';
import type { EvidenceSource, EvidenceSources, QuestionTo } from '@slipway/tools';
import type { SafeFetch } from './safe-fetch.ts';

/** One place outside that may be asked. Optional: every sheet does without it. */
export interface SourceAdapter<S extends EvidenceSource> {
  readonly id: S;
  /** As the sheet names it. */
  readonly name: string;
  /** How often this installation asks it at most. */
  readonly limit: { readonly max: number; readonly windowMs: number };
  /** An answer is used again for so long. */
  readonly freshMs: number | ((value: EvidenceSources[S]['value']) => number);
  /** What is no longer fresh is worth nothing, even where the source cannot be reached. */
  readonly freshOnly?: true;
  /** Of a source that is many servers: the one this question goes to, which alone is left alone when it fails. */
  readonly server?: (question: QuestionTo<S>) => string;
  /** The same question in one spelling; null where it could not be asked. */
  readonly normalise: (question: QuestionTo<S>) => QuestionTo<S> | null;
  /** Null where the source has nothing. Throws a FetchFault. */
  readonly ask: (question: QuestionTo<S>, fetch: SafeFetch) => Promise<EvidenceSources[S]['value'] | null>;
  readonly cite: (question: QuestionTo<S>) => Source;
  /** What the sheet says where the source has nothing. */
  readonly nothing: (question: QuestionTo<S>) => string;
}

export type SourceAdapters = { readonly [S in EvidenceSource]: SourceAdapter<S> };
