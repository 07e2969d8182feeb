import type { Currency, Provenance, Unit } from '@slipway/core';
import type { Base } from '../base.ts';

export interface HeatCell {
  /** Null where it cannot be computed. */
  readonly value: number | null;
  /** How many it rests on. */
  readonly count: number;
}
export interface HeatRow {
  readonly label: string;
  /** How many there were at the start. */
  readonly count: number;
  /** One a column. Null is not ripe: its time has not come. */
  readonly cells: readonly (HeatCell | null)[];
}
/** Groups by the time since they began: a cohort triangle. */
export interface HeatmapBlock extends Base {
  readonly kind: 'heatmap';
  readonly unit: Unit;
  readonly currency?: Currency;
  /** What a row is: "Signed up in". */
  readonly rowName: string;
  /** What the columns count: "Months since they signed up". */
  readonly columnName: string;
  readonly columns: readonly string[];
  readonly rows: readonly HeatRow[];
  /** What is counted, in the plural: "customers". */
  readonly noun: string;
  /** A cell that rests on fewer is hatched: too few to read anything into it. */
  readonly minimum: number;
  readonly provenance: Provenance;
}
