import type { ChargeKind } from './charge.ts';
import type { Claims } from './claims.ts';
import type { Stage } from './stage.ts';

/** A piece of the founder's text: letters from and up to. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What was understood, with the words it was read from. A slot that is open is null: nothing stands in for it. */
export interface Slot<T> {
  readonly value: T;
  /** The founder's own words; empty when it is inferred. */
  readonly words: readonly Span[];
  /** Likely enough to go on without asking. */
  readonly sure: boolean;
  /** 0 to 1, as measured on labelled ideas. */
  readonly chance: number;
  /** For chips, likeliest first. */
  readonly alternatives: readonly T[];
}

export interface Price {
  readonly amount: number;
  /** ISO code; '%' for a share; a name in small letters where the place leaves open whose crowns or pesos. */
  readonly currency: string;
  /** As the text says it: "truck a month"; null when it says nothing. */
  readonly per: string | null;
}

export interface Doing {
  /** The verb in its base form, null when only the thing is named. */
  readonly act: string | null;
  readonly thing: string;
  /** In the founder's own words, at most eight: what follows "It" when there is an act ("plans the day's stops"), else the thing. */
  readonly phrase: string;
}

export interface IdeaReading {
  readonly does: Slot<Doing> | null;
  /** The clause that states the product, in the founder's words, short enough for a title. */
  readonly stated: string | null;
  /** Who pays, as a plural noun: "vet clinics". */
  readonly pays: Slot<string> | null;
  /** Who uses it, when the text names others than those who pay. */
  readonly uses: Slot<string> | null;
  /** The other side of a two-sided business. */
  readonly supplies: Slot<string> | null;
  /** ISO country code, or a region of the world: EU, NORDICS, GULF … */
  readonly where: Slot<string> | null;
  readonly charges: Slot<ChargeKind> | null;
  readonly price: Slot<Price> | null;
  readonly stage: Slot<Stage>;
  readonly claims: Claims;
}
