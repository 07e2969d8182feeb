import type { Currency, Provenance, Unit } from '@slipway/core';
import type { Base } from '../base.ts';

/** Where the values may lie, one low and one high end a step: a share of simulated runs, or the interval of a fit. */
export interface FanBand {
  /** What it holds: "80% of 2,000 simulated runs". */
  readonly label: string;
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
}
/** A row of values that share unit and origin; a missing one is null, never 0. */
export interface Series {
  readonly label: string;
  readonly unit: Unit;
  readonly currency?: Currency;
  /** What is counted, in the plural: there are 85 customers, not 85.3. */
  readonly noun?: string;
  readonly values: readonly (number | null)[];
  readonly provenance: Provenance;
  /** Drawn dashed: not observed. */
  readonly projected?: boolean;
  /** From the narrowest to the widest. */
  readonly bands?: readonly FanBand[];
}
export interface LineBlock extends Base {
  readonly kind: 'line';
  readonly x: readonly string[];
  readonly series: readonly Series[];
  /** Index of the first step that is not observed: from there on the lines are dashed. */
  readonly forecastFrom?: number;
  /** The steps are things with names, not times: numbers stand under the axis, and a key has the names. */
  readonly isNamed?: true;
}
