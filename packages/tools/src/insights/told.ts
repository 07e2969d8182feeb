import type { AcvSegment } from '@slipway/facts';
import type { Evidence } from '@slipway/report';
import type { BusinessModel } from '../reading/index.ts';
import type { NicheSlice } from './slice.ts';

/** The founder's words and the field they stand in. */
export interface Words {
  readonly field: string;
  readonly text: string;
}

/** What a tool knows about an idea when it asks for insights: its slots, and the niche it belongs to. */
export interface Told {
  /** Decides which of several phrasings is taken: the founder's texts alone. */
  readonly seed: string;
  readonly texts: readonly Words[];
  /** A plural without an article, one of them, and the words that name them. */
  readonly who: string;
  readonly one: string;
  readonly whoSaid: Evidence;
  /** False where nobody was named and `who` is a makeshift. */
  readonly isNamed: boolean;
  /** "the kettle sensor", else "your product". */
  readonly thing: string;
  readonly customer: Words | null;
  readonly today: Words | null;
  readonly place: { readonly code: string; readonly inName: string } | null;
  readonly price: {
    readonly perMonth: number;
    readonly currency: string;
    readonly field: string;
    readonly quote?: string;
  } | null;
  readonly rivals: readonly string[];
  readonly businessModel: BusinessModel | null;
  readonly segment: AcvSegment['id'] | null;
  readonly stage: string | null;
  readonly runwayMonths: number | null;
  readonly hasPayment: boolean;
  readonly niche: NicheSlice | null;
}
