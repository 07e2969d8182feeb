import type { Source } from '@slipway/core';

/** What is looked up outside: "page-views" of "electric bikes". Each topic's own list says what its answer holds. */
interface EvidenceQuestion {
  readonly topic: string;
  readonly of: string;
}

type EvidenceAnswer =
  | {
      readonly kind: 'found';
      /** Plain JSON. */
      readonly value: unknown;
      readonly source: Source;
      /** ISO time at which it was looked up. */
      readonly at: string;
    }
  /** Nobody could be asked. The sentence is for the sheet. */
  | { readonly kind: 'offline'; readonly says: string };

/** The outside world, as far as a tool may ask it. Never throws: a tool works without it. */
export interface Evidence {
  look(question: EvidenceQuestion): Promise<EvidenceAnswer>;
}

export const offlineEvidence: Evidence = {
  look: async () => ({ kind: 'offline', says: 'Slipway is offline, so nothing was looked up.' }),
};
