import type { Currency, Unit } from '@slipway/core';
import type { Base } from '../base.ts';

export interface ScatterAxis {
  /** "Price a month". */
  readonly label: string;
  readonly unit: Unit;
  readonly currency?: Currency;
}
export interface ScatterPoint {
  readonly label: string;
  /** Figures of the axes' units. */
  readonly x: string;
  readonly y: string;
  /** The founder's own. */
  readonly isYou?: true;
}
/** Things placed by two of their figures. */
export interface ScatterBlock extends Base {
  readonly kind: 'scatter';
  readonly x: ScatterAxis;
  readonly y: ScatterAxis;
  readonly points: readonly ScatterPoint[];
  /** Names of what has no place, because nothing was ever noted of it for one of the axes. */
  readonly without?: readonly string[];
}
