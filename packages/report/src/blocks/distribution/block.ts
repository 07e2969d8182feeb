import type { Currency, Provenance, Unit } from '@slipway/core';
import type { Base } from '../base.ts';

export interface DistributionBlock extends Base {
  readonly kind: 'distribution';
  readonly unit: Unit;
  readonly currency?: Currency;
  readonly draws: number;
  readonly seed: number;
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  readonly marks: readonly { readonly label: string; readonly figure: string }[];
  readonly provenance: Provenance;
}
