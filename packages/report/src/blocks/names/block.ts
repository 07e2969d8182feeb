import type { Provenance } from '@slipway/core';
import type { Base } from '../base.ts';

/** Whether an address can be had: "Looks available" by the registry, "Maybe available" by DNS alone. */
export type AddressState = 'open' | 'likely' | 'possible' | 'taken' | 'unknown';

export interface AddressCell {
  readonly address: string;
  /** `open`: nobody has asked yet. */
  readonly state: AddressState;
  /** Who said so: "RDAP of rdap.verisign.com". */
  readonly method?: string;
  /** ISO time at which they said it. */
  readonly at?: string;
  /** What else they said: "expires in May". */
  readonly note?: string;
}

export interface NameRow {
  readonly name: string;
  /** "Two words", and what they are. */
  readonly style: string;
  readonly from: string;
  /** 0 to 100. */
  readonly score: number;
  /** From 1, by score. */
  readonly rank: number;
  /** 0 to 1, one an axis; null where there is nothing to compare with. */
  readonly rates: readonly (number | null)[];
  /** Cautions: "Heard as “patcher”". */
  readonly notes: readonly string[];
  readonly picked?: true;
  readonly cells: readonly AddressCell[];
}

/**
 * Names to choose from. Rows keep their place when the score changes, because addresses are patched by place; `rank` says their order.
 * What the founder picks are assumptions, under `pickKey`.
 */
export interface NamesBlock extends Base {
  readonly kind: 'names';
  readonly axes: readonly string[];
  readonly rows: readonly NameRow[];
  /** The kind that the founder wants: shown first. */
  readonly asked?: string;
  /** Nice classes to search trademarks in. */
  readonly classes: readonly { readonly number: number; readonly what: string }[];
  readonly provenance: Provenance;
}
