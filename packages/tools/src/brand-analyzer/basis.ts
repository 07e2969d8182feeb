import type { Source } from '@slipway/core';
import type { EvidenceSources } from '../evidence.ts';

export type WebPage = EvidenceSources['web-page']['value'];

/** What can be counted of the name, by the measures of the domain tool. */
export interface NameFindings {
  readonly syllables: number;
  /** Letters it has, and how good that is, from 0 to 1. */
  readonly letters?: number;
  readonly length?: number;
  /** What it is read as in small type: "modern" as "modem". */
  readonly misread?: string | null;
  /** How easy it is to say, and to spell after hearing it; from 0 to 1. */
  readonly say: number;
  readonly spell: number;
  /** What those write who spell it otherwise. */
  readonly instead: string | null;
  /** Words inside it that mean something else, with their language. */
  readonly unwanted: readonly string[];
  /** The rival whose name is nearest; null where none was named. */
  readonly nearest: { readonly name: string; readonly edits: number; readonly looksAlike: boolean } | null;
}

export interface Basis {
  readonly name: NameFindings | null;
  readonly site:
    | { readonly kind: 'found'; readonly page: WebPage; readonly source: Source; readonly at: string }
    /** Why there is nothing, in a sentence. */
    | { readonly kind: 'none'; readonly says: string }
    | null;
}
