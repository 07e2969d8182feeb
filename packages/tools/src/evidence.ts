import type { Source } from '@slipway/core';

/** Each source a tool may ask: what it is asked, and what it answers with. */
export interface EvidenceSources {
  readonly 'wikipedia-page-views': {
    readonly question: {
      /** Title of an English article: "Electric bicycle". */
      readonly article: string;
      /** ISO days, both included. */
      readonly from: string;
      readonly to: string;
      /** One point a day unless it says `month`; only whole months are counted then. */
      readonly every?: 'day' | 'month';
    };
    /** Oldest first. Days without a visit are left out by the source; `date` is an ISO day, a month's first. */
    readonly value: readonly { readonly date: string; readonly views: number }[];
  };
  readonly 'wikipedia-summary': {
    readonly question: {
      /** As it is called: "SevenRooms". */
      readonly company: string;
    };
    /** The title of its article, and what that says it is: "American software company". */
    readonly value: { readonly title: string; readonly says: string };
  };
  /** The first page of a public site, with the style sheets it names. */
  readonly 'web-page': {
    readonly question: { readonly address: string };
    readonly value: {
      readonly title: string | null;
      readonly description: string | null;
      /** "en-GB". */
      readonly language: string | null;
      /** What others see when the page is passed on (Open Graph). */
      readonly shared: { readonly title: string | null; readonly hasPicture: boolean };
      readonly icons: number;
      readonly images: { readonly all: number; readonly described: number };
      /** Families by how often they are asked for. */
      readonly fonts: readonly string[];
      /** By how often they are written. */
      readonly colours: readonly { readonly hex: string; readonly count: number }[];
      /** Headings and paragraphs, a line each. */
      readonly text: string;
    };
  };
  readonly 'domain-registration': {
    /** "acme.com". */
    readonly question: { readonly address: string };
    readonly value: {
      /** By the registry that has no such name; by DNS alone; registered; or nobody could say. */
      readonly state: 'likely' | 'possible' | 'taken' | 'unknown';
      /** Who said so: "RDAP of rdap.verisign.com", "DNS". */
      readonly method: string;
      /** What else they said, or why nobody could say. */
      readonly note?: string;
    };
  };
}

export type EvidenceSource = keyof EvidenceSources;
export type QuestionTo<S extends EvidenceSource> = EvidenceSources[S]['question'];

export type EvidenceAnswer<S extends EvidenceSource = EvidenceSource> =
  | {
      readonly kind: 'found';
      readonly value: EvidenceSources[S]['value'];
      readonly source: Source;
      /** ISO time at which the source said so: minutes or, where it cannot be reached, days ago. */
      readonly at: string;
    }
  /** The source was asked and has nothing. The sentence is for the sheet. */
  | { readonly kind: 'nothing'; readonly says: string }
  /** Nobody could be asked. The sentence is for the sheet. */
  | { readonly kind: 'offline'; readonly says: string };

/** The outside world, as far as a tool may ask it. Never throws: a tool works without it. */
export interface Evidence {
  look<S extends EvidenceSource>(source: S, question: QuestionTo<S>): Promise<EvidenceAnswer<S>>;
}

const silent = (says: string): Evidence => ({ look: async () => ({ kind: 'offline', says }) });

export const offlineEvidence = silent('Slipway is offline, so nothing was looked up.');
export const switchedOffEvidence = silent('Outside look-ups are switched off, so nothing was looked up.');
