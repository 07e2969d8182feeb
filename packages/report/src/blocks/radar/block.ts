import type { Base } from '../base.ts';

export interface RadarBlock extends Base {
  readonly kind: 'radar';
  readonly max: number;
  readonly axes: readonly { readonly label: string; readonly short: string }[];
  /** One figure an axis; several series when things are compared. */
  readonly series: readonly { readonly label: string; readonly figures: readonly string[] }[];
}
