import type { Currency, Provenance, Unit } from '@slipway/core';
import type { Base } from '../base.ts';

/** A row of values that share unit and origin; a missing one is null, never 0. */
export interface Series {
  readonly label: string;
  readonly unit: Unit;
  readonly currency?: Currency;
  readonly values: readonly (number | null)[];
  readonly provenance: Provenance;
  /** Drawn dashed: not observed. */
  readonly projected?: boolean;
}
export interface LineBlock extends Base {
  readonly kind: 'line';
  readonly x: readonly string[];
  readonly series: readonly Series[];
}
